/// What a reducer has the store do, as a value.
enum Command<Effect: FeatureEffect>: Equatable {
  /// Have an effect handled.
  case run(Effect)
  /// Cancel the effect of this identity, if it is not done.
  case cancel(id: Effect.Identity)
}

extension Command {
  /// A child's command as one of its parent's.
  func map<ParentEffect: FeatureEffect>(
    _ parentEffect: (Effect) -> ParentEffect,
    _ parentIdentity: (Effect.Identity) -> ParentEffect.Identity
  ) -> Command<ParentEffect> {
    switch self {
    case .run(let effect): .run(parentEffect(effect))
    case .cancel(let id): .cancel(id: parentIdentity(id))
    }
  }
}
