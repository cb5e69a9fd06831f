import ConsoleUI

extension TextField {
  /// Shows a text, unless the field reads so already.
  ///
  /// It does while the user types, for the view model keeps what is typed. In
  /// UIKit, setting the text then would move the cursor.
  func show(_ newText: String) {
    guard newText != text else { return }
    text = newText
  }
}
