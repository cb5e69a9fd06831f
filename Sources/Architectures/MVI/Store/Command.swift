/// What a reducer has the store do, as a value.
enum Command<Effect: FeatureEffect, Event: Equatable>: Equatable {
  /// Have an effect handled.
  case run(Effect)
  /// Cancel the effect of this identity, if it is not done, or all effects of
  /// the child that has this identity.
  case cancel(id: Effect.Identity)
  /// Take an event, after those that wait.
  ///
  /// By such an event a child says what it wants. Its parent's reducer takes
  /// all events of the child, so it hears this one too.
  case send(Event)
  /// Have an effect of a child handled. `map` makes it of the child's `run`.
  case runInChild(Effect, at: EffectPath)
  /// Cancel effects of a child. `map` makes it of the child's `cancel`.
  case cancelInChild(at: EffectPath)
}

extension Command {
  /// A child's command as one of its parent's.
  ///
  /// - Parameters:
  ///   - child: What the parent calls the child; nil where that has no effects.
  ///   - parentEffect: Makes the parent's effect of the child's.
  ///   - parentEvent: Makes the parent's event of the child's.
  func map<ParentEffect: FeatureEffect, ParentEvent>(
    child: ParentEffect.Identity?,
    effect parentEffect: (Effect) -> ParentEffect,
    event parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    switch self {
    case .run(let effect):
      .runInChild(
        parentEffect(effect),
        at: EffectPath(effect.identity).within(child)
      )
    case .cancel(let id):
      .cancelInChild(at: EffectPath(id).within(child))
    case .send(let event):
      .send(parentEvent(event))
    case .runInChild(let effect, let path):
      .runInChild(parentEffect(effect), at: path.within(child))
    case .cancelInChild(let path):
      .cancelInChild(at: path.within(child))
    }
  }
}
