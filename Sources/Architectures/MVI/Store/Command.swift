/// What a reducer has the store do, as a value.
///
/// The word is Elm's. An effect handler hears of effects only. In Mobius the
/// update function returns nothing else. There a handler may cancel effects.
enum Command<Effect: FeatureEffect, Event: Equatable>: Equatable {
  /// Have an effect handled.
  case run(Effect)
  /// Cancel the effect of this identity, if it is not done.
  case cancel(id: Effect.Identity)
  /// Take an event, after those that wait.
  ///
  /// A child has its event `delegate` sent, to say what it wants of its parent.
  /// The form is the Composable Architecture's.
  case send(Event)
}

extension Command {
  /// A child's command as one of its parent's.
  ///
  /// - Parameters:
  ///   - parentEffect: Makes the parent's effect of the child's.
  ///   - parentIdentity: Makes the parent's identity of the child's.
  ///   - parentEvent: Makes the parent's event of the child's.
  func map<ParentEffect: FeatureEffect, ParentEvent>(
    effect parentEffect: (Effect) -> ParentEffect,
    identity parentIdentity: (Effect.Identity) -> ParentEffect.Identity,
    event parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    switch self {
    case .run(let effect): .run(parentEffect(effect))
    case .cancel(let id): .cancel(id: parentIdentity(id))
    case .send(let event): .send(parentEvent(event))
    }
  }
}

extension Command where Effect == Never {
  /// The command of a child without effects as one of its parent's.
  func map<ParentEffect: FeatureEffect, ParentEvent>(
    event parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    switch self {
    case .send(let event): .send(parentEvent(event))
    }
  }
}
