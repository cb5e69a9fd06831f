@testable import MVI

/// Keeps what a store has its reducer do.
struct RecordingReducer<Base: Reducer>: Reducer {
  /// An event and what the reducer made of it.
  struct Step {
    let event: Base.Event
    let state: Base.State
    let effects: [Base.Effect]
  }

  let base: Base
  let note: (Step) -> Void

  func reduce(
    into state: inout Base.State,
    event: Base.Event
  ) -> [Base.Effect] {
    let effects = base.reduce(into: &state, event: event)
    note(Step(event: event, state: state, effects: effects))
    return effects
  }
}
