/// What the presenter can ask of the editor of a to-do.
///
/// It speaks of a to-do, and must not name a type of ConsoleUI.
@MainActor
protocol TodoEditorView: AnyObject {
  func setScreenTitle(_ title: String)
  func setTitle(_ title: String)
  func setDescription(_ description: String)
  func setMissingText(_ text: String)
  func setSavingText(_ text: String)
}
