import Foundation
import LessonChecks
import Testing

@testable import Course

/// The answers that hold a check: the wrong must fail, the right must pass.
@Suite struct KeptAnswerTests {
  private let right = KeptAnswer(folder: "right/a", verdict: .right)
  private let wrong = KeptAnswer(
    folder: "wrong/a",
    verdict: .wrong(told: "Ask the model.")
  )

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
        exitCode: holds ? 0 : 1,
        signal: nil
      )
    )
  }

  @Test func aRightAnswerHasToPass() {
    #expect(right.problem(in: outcome(holds: true)) == nil)
    #expect(
      right.problem(in: outcome(holds: false))
        == "the right answer does not pass"
    )
    #expect(right.problem(in: .doesNotCompile(["a error"])) != nil)
  }

  @Test func aWrongAnswerHasToFailAndToBeToldWhy() {
    let told = outcome(holds: false, advice: "Ask the model.")
    #expect(wrong.problem(in: told) == nil)
    let wrapped = "\(String(repeating: "-", count: 66)) Ask the model."
    #expect(wrong.problem(in: outcome(holds: false, advice: wrapped)) == nil)
    #expect(
      wrong.problem(in: outcome(holds: true)) == "the wrong answer passes"
    )
    #expect(
      wrong.problem(in: outcome(holds: false, advice: "Ask the view."))
        == "the message of message.txt is not in"
    )
  }

  @Test func aKeptAnswerReplacesAndAddsFilesOfTheSolution() throws {
    let folder = Fixtures.copy("kept-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = try LessonsCopy(of: Fixtures.course, at: folder)
    let lesson = try copy.course.lesson("03")
    let solution = FileTree.texts(in: lesson.folder(of: .solution))
    let changed = try #require(solution.keys.sorted().first)
    try keep(["message.txt": "Ask.", changed: "//"], "wrong/a", of: lesson)
    try keep(["Helper.swift": "// more"], "right/b", of: lesson)
    #expect(lesson.wrongAnswers.contains("a"))
    #expect(
      try KeptAnswer.all(of: lesson).contains {
        $0 == KeptAnswer(folder: "right/b", verdict: .right)
      }
    )

    try copy.place("03 wrong/a")
    #expect(
      FileTree.texts(in: lesson.folder(of: .exercise))
        == solution.merging([changed: "//"]) { $1 }
    )
    try copy.place("03 right/b")
    #expect(
      FileTree.texts(in: lesson.folder(of: .exercise))
        == solution.merging(["Helper.swift": "// more"]) { $1 }
    )
  }

  private func keep(
    _ files: [String: String],
    _ name: String,
    of lesson: Lesson
  ) throws {
    let folder = lesson.folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true
    )
    for (file, text) in files {
      try text.write(
        to: folder.appendingPathComponent(file),
        atomically: true,
        encoding: .utf8
      )
    }
  }
}
