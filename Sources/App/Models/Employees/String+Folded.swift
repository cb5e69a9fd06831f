import Foundation

extension String {
  /// The text without case, accents and spaces around it, for comparisons.
  ///
  /// Texts that look the same are the same after it: "é" can be one code point
  /// or two, and a Korean syllable one or three.
  var folded: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .precomposedStringWithCanonicalMapping
  }
}
