import Models

/// What stands between services, sample or live, and their callers.
///
/// One network can be shared by several services; each request reads its
/// condition when it is made, so that a change spares requests under way. A
/// live request is not even sent where the condition is a failure.
@MainActor
public final class Network {
  /// How requests made from now on fail; nil while all is well.
  public var condition: ServiceError?

  public init(condition: ServiceError? = nil) {
    self.condition = condition
  }

  /// The answer to a request made now.
  func answer<Value>(_ value: Value) -> Result<Value, ServiceError> {
    if let condition { .failure(condition) } else { .success(value) }
  }
}
