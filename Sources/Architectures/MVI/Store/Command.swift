/// What a reducer has the store do, as a value.
enum Command<Effect: FeatureEffect>: Equatable {
  /// Have an effect handled.
  case run(Effect)
  /// Cancel the effect of this identity, if it is not done.
  case cancel(id: Effect.Identity)
}

extension Command where Effect.Identity == Never {
  /// A child's command as one of its parent's.
  ///
  /// The parent's effect, which holds the child's, says the identity. So the
  /// parent can cancel what its child has begun.
  func map<ParentEffect: FeatureEffect>(
    _ parentEffect: (Effect) -> ParentEffect
  ) -> Command<ParentEffect> {
    switch self {
    case .run(let effect): .run(parentEffect(effect))
    }
  }
}
