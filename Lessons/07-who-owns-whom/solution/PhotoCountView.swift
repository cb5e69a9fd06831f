/// What the presenter can ask of the screen that counts photos.
///
/// It speaks of photos, and must not name a type of ConsoleUI.
@MainActor
protocol PhotoCountView: AnyObject {
  func setCount(_ count: String)
}
