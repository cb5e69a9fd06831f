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
  /// A child tells its parent by it what it wants, for the parent's reducer
  /// hears the child's events.
  case send(Event)
}

extension Command where Effect.Identity == Never, Effect.Child == Never {
  /// A child's command as one of its parent's.
  ///
  /// No child here has identities or children of its own.
  func map<ParentEffect, ParentEvent>(
    _ parentEffect: (Effect) -> ParentEffect,
    _ parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    switch self {
    case .run(let effect): .run(parentEffect(effect))
    case .send(let event): .send(parentEvent(event))
    }
  }
}

extension Command where Effect == Never {
  /// The command of a child that has no effects as one of its parent's.
  func map<ParentEffect, ParentEvent>(
    _ parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    switch self {
    case .send(let event): .send(parentEvent(event))
    }
  }
}
