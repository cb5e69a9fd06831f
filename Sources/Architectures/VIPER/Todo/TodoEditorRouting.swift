/// What the presenter can ask of the editor's router.
///
/// It speaks of where to go, and must not name a type of ConsoleUI.
@MainActor
protocol TodoEditorRouting: AnyObject {
  func leaveEditor()
}
