/// Tells the time of the world's clock.
@MainActor
public protocol WorldClockService: AnyObject {
  /// The time now.
  func fetchTime() async throws(ServiceError) -> WorldTime
}
