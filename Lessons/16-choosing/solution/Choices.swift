/// Your advice for four apps, each with the figures that decide.
///
/// Read the figures in the tables of `workbench change` and
/// `workbench testability`; a guess does not pass.
let choices = (
  // A planner with a list of to-dos. It will get three changes: undo,
  // restoring after a restart, and a link that opens a to-do. Choose the
  // architecture with the fewest lines for all three. How many does it take?
  planner: Choice(architecture: .mvi, figure: 183),

  // A weather service for pilots. Tests that need a screen run only before a
  // release, so they find faults late. So as few statements as possible should
  // need a screen. How many statements does your choice have in its view
  // types?
  pilots: Choice(architecture: .mvvmObservation, figure: 19),

  // A list of photos that a team of ten keeps changing. Tests without a screen
  // must reach most decisions, so there must be more plain statements than
  // statements in view types. Among the architectures where that is so, the one
  // with the fewest calls to follow wins: how many messages per action?
  photoDesk: Choice(architecture: .mvp, figure: 26.9),

  // A photo list for a museum. It wants two things: as few statements as
  // possible in view types, and as few messages per action as possible. No
  // architecture is the best at both. Say which wish decides, and choose by it.
  // Give both figures of the architecture that you choose.
  museum: Compromise(
    criterion: .fewestViewStatements,
    architecture: .mvp,
    viewStatements: 48,
    messages: 26.9
  )
)
