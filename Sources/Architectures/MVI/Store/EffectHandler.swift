/// Carries out effects, and answers with events.
///
/// It is the only one that calls services, and must not know the state.
@MainActor
protocol EffectHandler<Effect, Event> {
  associatedtype Effect
  associatedtype Event

  /// Does what an effect says.
  ///
  /// - Parameters:
  ///   - effect: What to do.
  ///   - send: Takes the answer, as an event.
  func handle(_ effect: Effect, send: @escaping @MainActor (Event) -> Void)
}

/// The effect handler of a feature that has no effects.
///
/// It must not do anything, and cannot: there is no value of `Never`.
struct NoEffectHandler<Event>: EffectHandler {
  func handle(_ effect: Never, send: @escaping @MainActor (Event) -> Void) {}
}
