@testable import MVI

/// Keeps what a store has its reducer do.
struct RecordingReducer<Base: Reducer>: Reducer {
  /// An event and what the reducer made of it.
  struct Step {
    let event: Base.Event
    let state: Base.State
    let commands: [Command<Base.Effect, Base.Event>]
  }

  let base: Base
  let note: (Step) -> Void

  func reduce(
    into state: inout Base.State,
    event: Base.Event
  ) -> [Command<Base.Effect, Base.Event>] {
    let commands = base.reduce(into: &state, event: event)
    note(Step(event: event, state: state, commands: commands))
    return commands
  }
}
