@testable import VIPER

/// Keeps what the presenter asks of the editor.
final class TodoEditorViewSpy: TodoEditorView {
  private(set) var screenTitle = ""
  private(set) var title = ""
  private(set) var description = ""
  private(set) var missingText = ""
  private(set) var savingText = ""

  func setScreenTitle(_ title: String) {
    screenTitle = title
  }

  func setTitle(_ title: String) {
    self.title = title
  }

  func setDescription(_ description: String) {
    self.description = description
  }

  func setMissingText(_ text: String) {
    missingText = text
  }

  func setSavingText(_ text: String) {
    savingText = text
  }
}
