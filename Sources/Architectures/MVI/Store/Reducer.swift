/// Makes the next state of a state and an event, and says what is to be done.
///
/// It must not know anything but these two: no service, no clock, nothing
/// random. It does not run on the main actor, so the compiler keeps it from
/// services and widgets.
protocol Reducer {
  /// What a feature's screens show, and what is needed to decide.
  associatedtype State: Equatable
  /// What the user does and what the services answer.
  associatedtype Event
  /// What is to be done outside, as a value; `Never` where nothing is.
  associatedtype Effect: Equatable

  /// Changes the state as the event demands.
  ///
  /// - Returns: What is to be done now, in this order.
  func reduce(into state: inout State, event: Event) -> [Effect]
}
