/// What a reducer has the store do, as a value.
enum Command<Effect: FeatureEffect>: Equatable {
  /// Have an effect handled.
  case run(Effect)
  /// Cancel the effect of this identity, if it is not done.
  case cancel(id: Effect.Identity)
  /// Cancel all effects of a child, which has gone.
  case cancelAll(of: Effect.Child)
}

extension Command where Effect.Identity == Never, Effect.Child == Never {
  /// A child's command as one of its parent's.
  ///
  /// No child here has identities or children of its own.
  func map<ParentEffect>(
    _ parentEffect: (Effect) -> ParentEffect
  ) -> Command<ParentEffect> {
    switch self {
    case .run(let effect): .run(parentEffect(effect))
    }
  }
}
