import Foundation
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
      let course = Fixtures.course
      let copy = Fixtures.copy(BuildingTests.copy)
      let check = try AnswerCheck(course, copy: copy)
      for problem in try check.problems(of: course.lessons) {
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

  /// Asked of the commit only: a learner's own exercise may differ.
  @Test(
    .enabled(
      if: Fixtures.environment["WORKBENCH_ASK_COMMIT"] == "1",
      "WORKBENCH_ASK_COMMIT=1 swift test runs this, as .ci/run does"
    )
  )
  func committedExercisesAreTheStarts() throws {
    let verification = Verification(
      Fixtures.course,
      program: TestedPackage.program()
    )
    #expect(try verification.commitProblems() == [])
  }

  @Test func whatIsMissingAndWhatIsStrayIsNamed() throws {
    let copy = try LessonsCopy(
      of: Fixtures.course,
      at: Fixtures.copy("structure")
    )
    let lesson = try #require(copy.course.lessons.first)
    try FileManager.default.removeItem(at: lesson.folder(of: .solution))
    try "# Lesson 01: no time and no hints\n"
      .write(to: lesson.textFile, atomically: true, encoding: .utf8)
    try "".write(
      to: lesson.folder.appendingPathComponent("notes.txt"),
      atomically: true,
      encoding: .utf8
    )
    let problems = StructureCheck(copy.course).problems()
    let start = "Lessons/\(lesson.name)"
    #expect(problems.contains("\(start)/notes.txt does not belong there"))
    #expect(problems.contains("\(start): the folder 'solution' is missing"))
    #expect(problems.contains("\(start): README.md has 0 hints, not 3"))
  }
}
