import LessonChecks
import WorkbenchKit

@testable import Exercise15

/// Judges the architecture first, and then the figure that was read for it.
@MainActor
func judge(
  _ checks: Checks,
  _ app: String,
  _ choice: Choice,
  best: Candidate,
  figures: [Candidate: Int],
  why: String
) {
  checks.expect(
    "\(app): the architecture that its one wish asks for.",
    equals: best.rawValue,
    from: { choice.architecture.rawValue },
    advice: { _ in why }
  )
  checks.expect(
    "\(app): the figure that was measured for your choice.",
    equals: figures[choice.architecture] ?? 0,
    from: { choice.figure },
    advice: { got in
      figures.values.contains(got)
        ? "That is another architecture's figure."
        : "Read it in the table of this lesson; do not estimate."
    }
  )
}

await Checks.run { checks in
  let measure = try Measure()
  let all = Candidate.allCases
  var lines: [Candidate: Int] = [:]
  var plain: [Candidate: Int] = [:]
  var plainRows: [Candidate: Int] = [:]
  for candidate in all {
    lines[candidate] = try measure.lines(of: "Greeting", candidate)
    plain[candidate] = try measure.lines(
      of: "Weather",
      candidate,
      plainOnly: true
    )
    plainRows[candidate] = try measure.lines(
      of: "PhotoList",
      candidate,
      plainOnly: true
    )
  }
  let messages = try measure.messagesOfLoading()
  let withPlainRows = all.filter { plainRows[$0, default: 0] > 0 }
  guard
    let smallest = all.min(by: { lines[$0, default: 0] < lines[$1, default: 0] }
    ),
    let plainest = all.max(by: { plain[$0, default: 0] < plain[$1, default: 0] }
    ),
    let quickest = withPlainRows.min(
      by: { messages[$0, default: 0] < messages[$1, default: 0] }
    )
  else { return }

  judge(
    checks,
    "The trade fair",
    choices.tradeFair,
    best: smallest,
    figures: lines,
    why: """
      What is thrown away next week never earns back the types that would make \
      it easy to change. Which greeting has the fewest lines?
      """
  )
  judge(
    checks,
    "The pilots",
    choices.pilots,
    best: plainest,
    figures: plain,
    why: """
      They ask for one thing only: lines that a test reaches without a screen. \
      Which weather has the most plain lines?
      """
  )
  judge(
    checks,
    "The photo desk",
    choices.photoDesk,
    best: quickest,
    figures: messages,
    why: """
      Two conditions: first leave out who has no plain lines, and then look \
      for the fewest messages among the rest.
      """
  )
}
