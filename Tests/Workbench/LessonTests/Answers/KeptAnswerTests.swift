import Foundation
import Testing

@testable import Course
@testable import LessonChecks

/// The answers that hold a check: the wrong must fail, the right must pass.
@Suite struct KeptAnswerTests {
  private func answer(_ verdict: KeptAnswer.Verdict) -> KeptAnswer {
    KeptAnswer(name: "a", verdict: verdict, base: .solution, edits: [])
  }

  /// What came of an exercise with one expectation.
  private func outcome(holds: Bool, advice: String? = nil) -> CheckOutcome {
    let result = CheckResult(
      sentence: "A.",
      expected: "1",
      got: holds ? "1" : "2",
      holds: holds,
      advice: advice
    )
    return .ran(
      CheckRun(
        records: [.began("A."), .ended(result), .finished],
        output: "",
        signal: nil
      )
    )
  }

  @Test func aRightAnswerHasToPass() {
    let right = answer(.right)
    #expect(right.problem(in: outcome(holds: true)) == nil)
    #expect(
      right.problem(in: outcome(holds: false))
        == "the right answer does not pass"
    )
    #expect(right.problem(in: .doesNotCompile(["a error"])) != nil)
  }

  @Test func aWrongAnswerHasToFailAndToBeToldWhy() {
    let wrong = answer(.wrong(told: "Ask the model."))
    let told = outcome(holds: false, advice: "Ask the model.")
    #expect(wrong.problem(in: told) == nil)
    let wrapped = "\(String(repeating: "-", count: 66)) Ask the model."
    #expect(wrong.problem(in: outcome(holds: false, advice: wrapped)) == nil)
    #expect(
      wrong.problem(in: outcome(holds: true)) == "the wrong answer passes"
    )
    #expect(
      wrong.problem(in: outcome(holds: false, advice: "Ask the view."))
        == "it has to be told 'Ask the model.'"
    )
  }

  @Test func aKeptAnswerIsPlacedWithTheRestOfItsSolution() throws {
    let folder = Fixtures.copy("kept-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = try LessonsCopy(of: Fixtures.course, at: folder)
    let lesson = try copy.course.lesson("04")
    let solution = FileTree.texts(in: lesson.folder(of: .solution))
    let changed = try #require(solution.keys.sorted().first)
    try """
    ## right/b, from the solution

    `\(changed)`

    ```swift
    //
    ```

    `Helper.swift`

    ```swift
    // more
    ```

    """.write(
      to: lesson.folder.appendingPathComponent(AnswerFile.name),
      atomically: true,
      encoding: .utf8
    )
    try copy.place("04 right/b")
    #expect(
      FileTree.texts(in: lesson.folder(of: .exercise))
        == solution.merging(
          [changed: "//\n", "Helper.swift": "// more\n"]
        ) { $1 }
    )
    #expect(throws: CourseError.self) { try copy.place("04 right/c") }
  }
}

/// How answers are written: as edits of the start or the solution.
@Suite struct AnswerFileTests {
  private let text = """
    # For people

    ## wrong/late, from the start

    > Told, in
    >     two lines.

    `A.swift`

    ```diff
     b

    -c
    +C
    ```

    ```diff
     d
    +e
    ```

    """

  private func answer(_ text: String) throws -> KeptAnswer {
    try #require(try AnswerFile(text).answers.first)
  }

  @Test func anAnswerIsReadWithItsMessageAndItsEdits() throws {
    let answer = try answer(text)
    #expect(answer.name == "wrong/late")
    #expect(answer.base == .start)
    #expect(answer.verdict == .wrong(told: "Told, in\n    two lines."))
    let start = ["A.swift": "a\nb\n\nc\nd\n", "B.swift": ""]
    #expect(
      try answer.texts(from: start) == ["A.swift": "a\nb\n\nC\nd\ne\n"]
    )
  }

  @Test func linesThatAreGoneOrNotAloneAreShown() throws {
    let answer = try answer(text)
    #expect(
      throws: AnswerProblem(
        "wrong/late, from the start: A.swift has these lines not:"
          + "\n    b\n    \n    c"
      )
    ) {
      try answer.texts(from: ["A.swift": "a\nb\nc\nd\n"])
    }
    #expect(
      throws: AnswerProblem(
        "wrong/late, from the start: A.swift has these lines 2 times:\n    d"
      )
    ) {
      try answer.texts(from: ["A.swift": "b\n\nc\nd\nd\n"])
    }
  }

  @Test(arguments: [
    ("## wrong/a, from the end", "1: expected '## wrong/short-name,"),
    ("## wrong/a, from the start\n\nTold.", "3: this is no part of an answer"),
    ("## right/a, from the start", "1: above this, right/a has no edit"),
    ("## right/a, from the start\n```diff\n a", "2: this block has no end"),
    ("## right/a, from the start\n```diff\n a\n```", "2: whose edit is this?"),
    (
      "## right/a, from the start\n`A`\n```diff\n+a\n```",
      "3: where is this? Add the line above it"
    ),
    (
      "## right/a, from the start\n`A`\n```diff\na\n```",
      "3: each line of a 'diff' begins with"
    ),
    (
      "## right/a, from the start\n`A`\n```c\na\n```",
      "3: a block is 'diff' or 'swift'"
    ),
    (
      "## right/a, from the start\n> No.\n`A`\n```swift\na\n```",
      "6: above this, right/a gets no message"
    ),
    (
      "## wrong/a, from the start\n`A`\n```swift\na\n```",
      "5: above this, wrong/a needs its message, quoted with '>'"
    ),
  ])
  func whatIsNotUnderstoodIsToldWithItsLine(
    text: String,
    problem: String
  ) throws {
    let told = #expect(throws: AnswerProblem.self) { try AnswerFile(text) }
    #expect(told?.description.hasPrefix(problem) == true, "\(told as Any)")
  }

  @Test func anAnswerStandsOnlyOnce() throws {
    let twice = "## right/a, from the start\n`A`\n```swift\na\n```\n"
    #expect(throws: AnswerProblem("6: there is another right/a")) {
      try AnswerFile(twice + twice)
    }
  }
}
