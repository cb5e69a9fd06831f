/// Tells the time of the world's clock.
@MainActor
public protocol WorldClockService: AnyObject {
  /// Asks what time it is; the answer never comes inside the call.
  func fetchTime(completion: @escaping Completion<WorldTime>)
}
