/// What a reducer has the store do, as a value.
///
/// The word is Elm's. An effect handler hears only of effects, and the store
/// does the rest. In Mobius the update function returns effects and nothing
/// else beside the new model.
indirect enum Command<Effect: FeatureEffect, Event: Equatable>: Equatable {
  /// Have an effect handled.
  ///
  /// - Parameters:
  ///   - effect: What to do.
  ///   - keepsStore: Whether the answer is awaited also without any screen.
  ///     The store then lives until the answer has come. In Mobius an effect
  ///     that is not done is disposed of with the loop.
  case run(Effect, keepsStore: Bool = false)
  /// Carry out a command, and give its effect an identity to cancel it by.
  ///
  /// It is as in the Composable Architecture. Several effects can have the same
  /// identity, and one effect several. A command without an effect is carried
  /// out as it is.
  ///
  /// - Parameters:
  ///   - command: What to carry out.
  ///   - id: What cancels the effect.
  ///   - cancelInFlight: Whether to cancel the older ones of this identity.
  case cancellable(Command, id: Effect.CancelID, cancelInFlight: Bool = false)
  /// Cancel the effects of this identity that are not done.
  case cancel(id: Effect.CancelID)
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
  ///   - parentID: Makes the parent's identity of the child's.
  ///   - parentEvent: Makes the parent's event of the child's.
  func map<ParentEffect: FeatureEffect, ParentEvent>(
    effect parentEffect: (Effect) -> ParentEffect,
    cancelID parentID: (Effect.CancelID) -> ParentEffect.CancelID,
    event parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    switch self {
    case .run(let effect, let keepsStore):
      .run(parentEffect(effect), keepsStore: keepsStore)
    case .cancellable(let command, let id, let cancelInFlight):
      .cancellable(
        command.map(
          effect: parentEffect,
          cancelID: parentID,
          event: parentEvent
        ),
        id: parentID(id),
        cancelInFlight: cancelInFlight
      )
    case .cancel(let id): .cancel(id: parentID(id))
    case .send(let event): .send(parentEvent(event))
    }
  }
}

extension Command where Effect.CancelID == Never {
  /// The command of a child that cancels no effects as one of its parent's.
  func map<ParentEffect: FeatureEffect, ParentEvent>(
    effect parentEffect: (Effect) -> ParentEffect,
    event parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    map(
      effect: parentEffect,
      cancelID: { (_: Never) -> ParentEffect.CancelID in },
      event: parentEvent
    )
  }
}

extension Command where Effect == Never {
  /// The command of a child without effects as one of its parent's.
  func map<ParentEffect: FeatureEffect, ParentEvent>(
    event parentEvent: (Event) -> ParentEvent
  ) -> Command<ParentEffect, ParentEvent> {
    map(effect: { (_: Never) -> ParentEffect in }, event: parentEvent)
  }
}
