import Foundation
import Shell
import TestSupport
import Testing

@testable import Course

/// What builds lessons, one test after the other.
///
/// All use one copy of the lessons, so that the workbench, which the lessons
/// depend on, is built once.
@Suite(
  .serialized,
  .enabled(if: SlowTests.areRun, Comment(rawValue: SlowTests.hint))
)
struct BuildingTests {
  static let copy = "built"
}

extension BuildingTests {
  /// Every start fails, every solution passes, every wrong answer is told why.
  @Suite struct AnswerTests {
    @Test func answersGetWhatTheyDeserve() throws {
      let copy = Fixtures.copy(BuildingTests.copy)
      let judge = try AnswerJudge(Fixtures.course, copy: copy)
      for problem in try judge.problems(of: try Fixtures.lessons()) {
        Issue.record("\(problem)")
      }
    }
  }
}

/// Every lesson has what every lesson has.
@Suite struct StructureTests {
  @Test func everyLessonHasAllItsPartsAndNothingElse() {
    #expect(StructureCheck(Fixtures.course).problems() == [])
  }

  /// Asked of authors; `.ci/run` looks at the whole tree.
  @Test(.enabled(if: SlowTests.areRun, Comment(rawValue: SlowTests.hint)))
  func codeIsFormatted() throws {
    let course = Fixtures.course
    let folders = try Fixtures.lessons().flatMap { lesson in
      [Lesson.Part.start, .solution, .check].map { lesson.folder(of: $0).path }
    }
    let run = try ShellCommand(
      program: try SwiftTools.find(),
      arguments: ["format", "lint", "--strict", "-r"] + folders,
      folder: course.package
    ).run()
    #expect(run.succeeded, "\(run.output)")
  }

  /// Asked of the commit only: a learner's own exercise may differ.
  @Test(
    .enabled(
      if: Fixtures.environment["WORKBENCH_ASK_COMMIT"] == "1",
      "WORKBENCH_ASK_COMMIT=1 swift test runs this, as .ci/run does"
    )
  )
  func committedExercisesAreTheStarts() throws {
    for lesson in try Fixtures.lessons() {
      let trees = try [Lesson.Part.start, .exercise].map { part in
        try ShellCommand(
          program: URL(fileURLWithPath: "/usr/bin/env"),
          arguments: [
            "git", "rev-parse", "HEAD:Lessons/\(lesson.name)/\(part.rawValue)",
          ],
          folder: Fixtures.course.package
        ).run()
      }
      #expect(trees[0].succeeded)
      #expect(trees[0].output == trees[1].output, "\(lesson.name)")
    }
  }

  @Test func whatIsMissingAndWhatIsStrayIsNamed() throws {
    let copy = try LessonsCopy(
      of: Fixtures.course,
      at: Fixtures.copy("structure")
    )
    let lessons = copy.course.lessons
    let (lesson, other) = (try #require(lessons.first), lessons[1])
    try FileManager.default.removeItem(at: lesson.folder(of: .solution))
    for (file, text) in [
      ("README.md", "# Lesson 01: no time and no hints\n"), ("notes.txt", ""),
    ] {
      try write(text, to: file, of: lesson)
    }
    try write(
      """
      ## right/a, from the start

      `Gone.swift`

      ```diff
      +let a = 1
       // Here.
      ```

      """,
      to: AnswerFile.name,
      of: other
    )
    let problems = StructureCheck(copy.course).problems()
    let start = "Lessons/\(lesson.name)"
    #expect(problems.contains("\(start)/notes.txt does not belong there"))
    #expect(problems.contains("\(start): the folder 'solution' is missing"))
    #expect(problems.contains("\(start): README.md has 0 hints, not 3"))
    let answers = "Lessons/\(other.name)"
    #expect(problems.contains("\(answers) keeps 0 wrong answers; at least 3"))
    #expect(
      problems.contains(
        "\(answers)/answers.md: right/a, from the start: "
          + "has no file Gone.swift to edit"
      )
    )
  }

  private func write(
    _ text: String,
    to file: String,
    of lesson: Lesson
  ) throws {
    try text.write(
      to: lesson.folder.appendingPathComponent(file),
      atomically: true,
      encoding: .utf8
    )
  }
}
