import ConsoleUI

extension TextField {
  /// Shows a text, unless the field holds the same text already.
  ///
  /// After each letter that the user types, the view model holds what the field
  /// holds. In UIKit, setting the same text again may move the cursor.
  func show(_ newText: String) {
    guard newText != text else { return }
    text = newText
  }
}
