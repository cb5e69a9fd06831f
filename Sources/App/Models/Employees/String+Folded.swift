import Foundation

extension String {
  /// The text without case, accents and spaces around it, for comparisons.
  var folded: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
