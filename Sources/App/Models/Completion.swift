/// Receives a service's answer, once and on the main actor.
public typealias Completion<Value> =
  @MainActor (Result<Value, ServiceError>) -> Void
