/// What the presenter can ask of the to-do list's router.
///
/// It speaks of what to open, and must not name a type of ConsoleUI.
@MainActor
protocol TodoRouting: AnyObject {
  func showAlert(title: String, message: String)
  func showEditor(ofTodo id: Int)
}
