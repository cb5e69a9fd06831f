import Formatting
import Foundation

extension String {
  /// The text on one line, without case, accents and spaces
  /// around it, for comparisons.
  var folded: String {
    onOneLine.trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
