/// Carries out effects, and answers with events.
///
/// It is the only one that calls services.
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

  /// Whether the answer has to reach the store even where all screens are gone.
  ///
  /// The store then lives until it has come. It is false unless a handler says
  /// otherwise.
  func keepsStore(_ effect: Effect) -> Bool
}

extension EffectHandler {
  func keepsStore(_ effect: Effect) -> Bool { false }
}

/// The effect handler of a feature that has no effects.
struct NoEffectHandler<Event>: EffectHandler {
  func handle(_ effect: Never, send: @escaping @MainActor (Event) -> Void) {}
}
