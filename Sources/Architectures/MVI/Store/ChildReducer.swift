/// The reducer of a child that comes and goes, as its parent needs it.
///
/// The parent says once which of its effects and events are the child's. A
/// child can have children in the same way.
struct ChildReducer<Child: Reducer, Effect: FeatureEffect, Event: Equatable> {
  /// Decides for the child.
  let reducer: Child
  /// Tells the child apart from one that takes its place; answers nil where a
  /// child has no effects.
  let id: (Child.State) -> Effect.Identity?
  /// Makes the parent's effect of the child's.
  let effect: (Child.Effect) -> Effect
  /// Makes the parent's event of the child's.
  let event: (Child.Event) -> Event

  /// Takes an event of the child; does nothing where the child has gone.
  func reduce(
    into state: inout Child.State?,
    event childEvent: Child.Event
  ) -> [Command<Effect, Event>] {
    guard var newState = state else { return [] }
    let commands = reducer.reduce(into: &newState, event: childEvent)
    state = newState
    let child = id(newState)
    return commands.map { $0.map(child: child, effect: effect, event: event) }
  }

  /// Changes the parent's state, and then cancels all effects of a child that
  /// has gone or that another has replaced.
  ///
  /// - Parameters:
  ///   - childState: The child's part of the state; nil where it is not there.
  ///   - state: The parent's state.
  ///   - change: Takes the parent's event.
  func cancellingEffects<State>(
    of childState: (State) -> Child.State?,
    in state: inout State,
    change: (inout State) -> [Command<Effect, Event>]
  ) -> [Command<Effect, Event>] {
    let previous = childState(state).flatMap(id)
    let commands = change(&state)
    guard let previous, childState(state).flatMap(id) != previous else {
      return commands
    }
    return commands + [.cancel(id: previous)]
  }
}

extension ChildReducer where Child.Effect == Never {
  /// A child without effects needs no identity: there is nothing to cancel.
  init(reducer: Child, event: @escaping (Child.Event) -> Event) {
    self.init(
      reducer: reducer,
      id: { _ in nil },
      // There is nothing that it could be called with.
      effect: { (_: Never) -> Effect in },
      event: event
    )
  }
}
