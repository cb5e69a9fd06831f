/// Your advice for three apps, each with the figure that decides.
///
/// Read the figures in the tables of the lesson; a guess does not pass.
let choices = (
  // A greeting for a trade fair, thrown away a week later. The least code
  // wins: how many lines?
  tradeFair: Choice(architecture: .mvvm, figure: 49),

  // A weather service for pilots. As many lines as possible must be open to
  // tests that need no screen: how many lines are plain?
  pilots: Choice(architecture: .mvvm, figure: 80),

  // A list of photos that some thousand people reload all day. Its rows must
  // be worded by a plain type. Among those that do it, the fewest messages
  // win: how many, when the photos have come?
  photoDesk: Choice(architecture: .mvvm, figure: 50)
)
