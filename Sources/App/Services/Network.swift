import Models

/// Is told what becomes of a request.
@MainActor
public protocol RequestObserver: AnyObject, Sendable {
  /// The task that waits for the answer is cancelled.
  func wasCancelled()

  /// The answer comes now.
  func willAnswer(hasFailed: Bool)
}

/// What stands between services, sample or live, and their callers.
///
/// One network can be shared by several services; each request reads its
/// condition when it is made, so that a change spares requests under way. A
/// live request is not even sent where the condition is a failure.
@MainActor
public final class Network {
  /// How requests made from now on fail; nil while all is well.
  public var condition: ServiceError?
  /// How much longer requests made from now on take.
  public var delay = Duration.zero
  /// Is told of each request to a sample service and what it asks for, such as
  /// the name of a place, and gives whom to tell what becomes of it.
  public var willAsk: ((_ subject: String?) -> any RequestObserver)?
  private let world: Int
  private var requestCount = 0

  /// - Parameters:
  ///   - condition: How requests fail.
  ///   - world: Where it is not 0, sample services answer otherwise from
  ///     request to request, and in the same way for the same number.
  public init(condition: ServiceError? = nil, world: Int = 0) {
    self.condition = condition
    self.world = world
  }

  /// The answer to a request made now.
  func answer<Value: VariedAnswer>(
    _ value: Value
  ) -> Result<Value, ServiceError> {
    requestCount += 1
    if let condition { return .failure(condition) }
    var value = value
    var variation = Variation(world: world, request: requestCount)
    if world != 0, variation.happens(onceIn: 2) { value.vary(by: &variation) }
    return .success(value)
  }

  /// The answer to a request made now that only says whether it went well.
  func answer() -> Result<Void, ServiceError> {
    requestCount += 1
    return condition.map { .failure($0) } ?? .success(())
  }
}
