import Catalogue
import LessonChecks
import Play

@testable import Exercise16

/// What was read, in words that do not give the answer away.
func verdict(
  on figure: Double,
  of architecture: Candidate,
  _ column: Column
) -> String {
  let isRight = column.figures[architecture] == figure
  guard !isRight else { return "the measured figure" }
  let owner = Candidate.allCases.first { column.figures[$0] == figure }
  let whole = Int(exactly: figure).map(String.init)
  return "\(whole ?? "\(figure)"), which "
    + (owner.map { "is the figure of \($0.rawValue)" }
      ?? "is in no row of that column")
}

/// Judges the architecture first, and then the figure that was read for it.
@MainActor
func judge(
  _ checks: Checks,
  _ app: String,
  _ choice: Choice,
  among candidates: Column,
  table: Column,
  why: String
) {
  checks.expect(
    "\(app): the architecture that fits it best.",
    equals: "the best for it",
    from: {
      let isBest = candidates.smallest.contains(choice.architecture)
      return isBest ? "the best for it" : choice.architecture.rawValue
    },
    advice: { _ in why }
  )
  expectFigure(
    checks,
    "\(app): the figure that was measured for your choice.",
    choice.figure,
    of: choice.architecture,
    in: table
  )
}

/// Expects the figure that a table has for an architecture.
@MainActor
func expectFigure(
  _ checks: Checks,
  _ sentence: String,
  _ figure: Double,
  of architecture: Candidate,
  in table: Column
) {
  checks.expect(
    sentence,
    equals: "the measured figure",
    from: { verdict(on: figure, of: architecture, table) },
    advice: { _ in
      """
      Take it from the table, where it stands for your architecture and for \
      what this app needs.
      """
    }
  )
}

// Measuring reads all sources; an exercise's ten seconds begin after it.
let measured = Result { try Measure() }

await Checks.run { checks in
  let measure = try measured.get()

  let signedChanges = measure.codeLines(of: ["undo", "restore", "deep-link"])
  judge(
    checks,
    "The planner",
    choices.planner,
    among: signedChanges,
    table: signedChanges,
    why: """
      Three changes are signed for. Add up the three rows of the changes in \
      each column of `workbench change`. Whose sum is the smallest?
      """
  )

  let weatherStatements = measure.viewStatements(of: .weather)
  judge(
    checks,
    "The pilots",
    choices.pilots,
    among: weatherStatements,
    table: weatherStatements,
    why: """
      The pilots want few statements that only a test with a screen reaches. \
      The number of plain statements does not count here. Which weather has \
      the fewest statements in view types?
      """
  )

  let messages = measure.messagesPerAction(of: .photoList)
  let viewStatements = measure.viewStatements(of: .photoList)
  let plainStatements = measure.plainStatements(of: .photoList)
  let mostlyPlain = plainStatements.keeping(
    whereMoreIn: plainStatements,
    thanIn: viewStatements
  )
  // A machine that records no calls has no third table: then what can be
  // measured is asked.
  guard !messages.figures.isEmpty else {
    checks.expect(
      "The photo desk: most of its statements are plain.",
      equals: true,
      from: { mostlyPlain.figures[choices.photoDesk.architecture] != nil }
    )
    return
  }
  judge(
    checks,
    "The photo desk",
    choices.photoDesk,
    among: messages.keeping(
      whereMoreIn: plainStatements,
      thanIn: viewStatements
    ),
    table: messages,
    why: """
      The photo desk has a condition and a wish. First leave out each \
      architecture that has no more plain statements than statements in view \
      types. Then look for the fewest messages per action among the rest.
      """
  )

  let museum = choices.museum
  let byCriterion =
    museum.criterion == .fewestMessages ? messages : viewStatements
  checks.expect(
    "The museum: the architecture that is the best by your criterion.",
    equals: "the best by it",
    from: {
      byCriterion.smallest.contains(museum.architecture)
        ? "the best by it" : museum.architecture.rawValue
    },
    advice: { _ in
      """
      Two wishes conflict, so one decides. Take the architecture that is the \
      best by the criterion that you have named, or name the other criterion.
      """
    }
  )
  expectFigure(
    checks,
    "The museum: the statements in view types of your choice.",
    museum.viewStatements,
    of: museum.architecture,
    in: viewStatements
  )
  expectFigure(
    checks,
    "The museum: the messages per action of your choice.",
    museum.messages,
    of: museum.architecture,
    in: messages
  )
}
