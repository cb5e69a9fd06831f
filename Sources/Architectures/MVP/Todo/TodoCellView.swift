/// What the presenter can ask of one row.
///
/// It speaks of a to-do, and must not name a type of ConsoleUI.
@MainActor
protocol TodoCellView: AnyObject {
  func setTitle(_ title: String)
  func setDescription(_ description: String)
}
