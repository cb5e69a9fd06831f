import Catalogue
import LessonChecks
import Play

@testable import Exercise16

/// Whose figure it is, in words that do not give the answer away.
func verdict(
  on figure: Double,
  of architecture: Candidate,
  in column: Column
) -> String {
  var owners = Candidate.allCases.filter { column.figures[$0] == figure }
  if owners.contains(architecture) { owners = [architecture] }
  let names =
    owners.isEmpty
    ? "no architecture"
    : owners.map(\.rawValue).joined(separator: " and ")
  return "the figure of \(names) \(column.place)"
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
    "\(app): the figure of your choice.",
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
  let right = "the figure of \(architecture.rawValue) \(table.place)"
  checks.expect(
    sentence,
    equals: right,
    from: {
      let read = verdict(on: figure, of: architecture, in: table)
      let whole = Int(exactly: figure).map(String.init)
      return read == right ? read : "\(whole ?? "\(figure)"), \(read)"
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
      The planner gets three changes. Add up the three rows of the changes in \
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
  let (named, other) =
    museum.criterion == .fewestMessages
    ? (messages, viewStatements) : (viewStatements, messages)
  checks.expect(
    "The museum: the architecture that is the best by your criterion.",
    equals: "the best by it",
    from: {
      let choice = museum.architecture
      if named.smallest.contains(choice) { return "the best by it" }
      let isBest = other.smallest.contains(choice)
      let criterion = isBest ? "the other criterion" : "neither criterion"
      return "\(choice.rawValue), the best by \(criterion)"
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
