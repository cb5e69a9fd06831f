/// Changes the state as an event demands, and says what is to be done.
///
/// The same state and event always give the same answer: no service, no clock,
/// nothing random. A reducer is not isolated to the main actor, so the compiler
/// does not let it call services or widgets.
protocol Reducer {
  /// What the screens show, and what is needed to decide.
  associatedtype State: Equatable
  /// What the user does and what the services answer.
  associatedtype Event
  /// What is to be done outside, as a value; `Never` where nothing is.
  associatedtype Effect: Equatable

  /// Takes the next event.
  ///
  /// - Returns: What is to be done now, in this order.
  func reduce(into state: inout State, event: Event) -> [Effect]
}
