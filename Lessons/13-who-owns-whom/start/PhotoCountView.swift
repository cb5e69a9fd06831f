/// What the presenter can ask of the screen that counts photos.
///
/// It speaks of photos, and must not name a widget.
@MainActor
protocol PhotoCountView: AnyObject {
  func setCount(_ count: String)
}
