/// What the presenter can ask of one row.
///
/// It speaks of a photo, and must not name a type of ConsoleUI.
@MainActor
protocol PhotoCellView: AnyObject {
  func setName(_ name: String)
  func setDetails(_ details: String)
  func setDate(_ date: String)
}
