/// What a reducer has the store do, as a value.
enum Command<Effect: FeatureEffect, Event: Equatable>: Equatable {
  /// Have an effect handled.
  case run(Effect)
  /// Cancel the effect of this identity, if it is not done.
  case cancel(id: Effect.Identity)
  /// Cancel all effects of a child, which has gone.
  case cancelAll(of: Effect.Child)
  /// Take an event, after those that wait.
  ///
  /// By such an event a child says what it wants. Its parent's reducer takes
  /// all events of the child, so it hears this one too.
  case send(Event)
}

extension Command where Effect.Child == Never {
  /// A child's command as one of its parent's.
  ///
  /// The child has no children with effects. If it had, `cancelAll` would need
  /// a function too, and an effect would have to name each child on its way.
  ///
  /// - Parameters:
  ///   - parentEffect: Makes the parent's effect of the child's.
  ///   - parentID: Makes the identity of the parent's effect of the child's.
  ///   - parentEvent: Makes the parent's event of the child's.
  func map<ParentEffect: FeatureEffect, ParentEvent>(
    effect parentEffect: (Effect) -> ParentEffect,
    id parentID: (Effect.Identity) -> ParentEffect.Identity,
    event parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    switch self {
    case .run(let effect): .run(parentEffect(effect))
    case .cancel(let id): .cancel(id: parentID(id))
    case .send(let event): .send(parentEvent(event))
    }
  }
}

extension Command where Effect == Never {
  /// The command of a child that has no effects as one of its parent's.
  func map<ParentEffect, ParentEvent>(
    event parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    switch self {
    case .send(let event): .send(parentEvent(event))
    }
  }
}
