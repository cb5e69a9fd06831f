import ConsoleUI

extension TextField {
  /// Shows a text, unless it is there already.
  ///
  /// What the user types is there already. In UIKit, setting it again would
  /// move the cursor and break input that is being composed.
  func update(with text: String) {
    if self.text != text { self.text = text }
  }
}
