/// Carries out effects, and answers with events.
///
/// It is the only one that calls services.
///
/// Each call has its own `do` and `catch`. A common function would save little.
/// It would take a closure that begins with `() async throws(ServiceError) in`,
/// because Swift 6 infers that a closure throws `any Error`.
@MainActor
protocol EffectHandler<Effect, Event> {
  associatedtype Effect
  associatedtype Event

  /// Does what an effect says, in a task of the store's.
  ///
  /// - Parameters:
  ///   - effect: What to do.
  ///   - send: Takes the answer, as an event.
  func handle(_ effect: Effect, send: @MainActor (Event) -> Void) async
}

/// The effect handler of a feature that has no effects.
struct NoEffectHandler<Event>: EffectHandler {
  func handle(_ effect: Never, send: @MainActor (Event) -> Void) async {}
}
