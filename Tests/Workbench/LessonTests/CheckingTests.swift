import Foundation
import TestSupport
import Testing

extension BuildingTests {
  /// The checks themselves, as a learner meets them.
  @Suite struct CheckingTests {
    private let learner: Learner

    init() throws {
      learner = try Learner(BuildingTests.copy)
    }

    @Test func aRightAnswerPassesAndOpensTheWay() throws {
      try learner.place("02 solution")
      let answer = try learner.lesson("check", "2")
      #expect(answer.exitCode == 0)
      #expect(answer.says("All 13 expectations hold."))
      #expect(learner.progress?.contains("cocoa-mvc passed") == true)
      #expect(try learner.lesson("solution", "2").says("to the letter"))
    }

    @Test func onAFreshCloneTheFirstLessonLeadsToTheSecond() throws {
      let answer = try learner.lesson("check", "1")
      #expect(answer.says("Next: swift run workbench lesson next"))
      #expect(!answer.says("You are still at"))
      #expect(try learner.lesson().says("You have passed this one."))
      #expect(try learner.lesson("next").says("Lesson 02"))
    }

    @Test func theCheckOfAnotherLessonLeavesOnesPlaceAlone() throws {
      try learner.place("02 solution")
      let answer = try learner.lesson("check", "2")
      #expect(answer.says("You are still at lesson 01."))
      #expect(answer.says("swift run workbench lesson next 03"))
      #expect(try learner.lesson().says("Lesson 01"))
      #expect(try learner.lesson("next", "3").says("Lesson 03"))
      #expect(try learner.lesson().says("Lesson 03"))
    }

    @Test func anUnsolvedExerciseIsToldWhatIsMissing() throws {
      let answer = try learner.lesson("check", "2")
      #expect(answer.exitCode == 1)
      #expect(answer.says("✗ A tap greets Wasin Thonkaew."))
      #expect(answer.says("got:      \"\""))
      #expect(answer.says("workbench lesson hint 02"))
      #expect(learner.progress?.contains("passed") != true)
    }

    @Test func whatDoesNotCompileIsShownAtItsPlaceAndHurtsNoOther() throws {
      let file = try learner.exerciseFile("02")
      try "let a: Int = \"one\"\n"
        .write(to: file, atomically: true, encoding: .utf8)
      let broken = try learner.lesson("check", "2")
      #expect(broken.exitCode == 1)
      #expect(
        broken.says(
          "\nLessons/02-cocoa-mvc/exercise/\(file.lastPathComponent)"
            + ":1:14: error: "
        )
      )
      #expect(!broken.says("Compiling"))
      #expect(try learner.lesson("check", "1").exitCode == 0)
    }

    @Test func watchSeesASaveAndSaysWhatCameOfIt() throws {
      let watcher = try learner.watch("2")
      try #require(watcher.hasChecked(1))
      #expect(watcher.output.contains("3 of 13 expectations hold."))
      try learner.place("02 solution")
      try #require(watcher.hasChecked(2))
      #expect(watcher.output.contains("All 13 expectations hold."))
      #expect(watcher.isEndedByInterrupt())
      #expect(learner.progress?.contains("cocoa-mvc passed") == true)
    }
  }
}
