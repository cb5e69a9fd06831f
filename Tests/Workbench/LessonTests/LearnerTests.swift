import Course
import Foundation
import Testing

/// The commands that build nothing, as a learner uses them.
///
/// All use one copy of the lessons, which is renewed before each: to make and
/// remove hundreds of files takes longer than most of the commands.
@Suite(.serialized) struct LearnerTests {
  private let learner: Learner

  init() throws {
    learner = try Learner("learner")
  }

  @Test func aloneItSaysWhereOneIsAndWhatToDo() throws {
    let answer = try learner.lesson()
    #expect(answer.exitCode == 0)
    #expect(answer.says("Lesson 01: Meet the workbench"))
    #expect(answer.says("  swift run workbench lesson check"))
    #expect(learner.progress == nil)
  }

  @Test func hintsComeOneAtATimeAndTheLastSaysSo() throws {
    for number in 1...3 {
      let answer = try learner.lesson("hint")
      #expect(answer.exitCode == 0)
      #expect(answer.says("Hint \(number) of 3"))
      #expect(!answer.says("Hint \(number + 1) of 3"))
      #expect(answer.says("That was the last hint") == (number == 3))
    }
    let noted = "meet-the-workbench open hints 3"
    #expect(learner.progress?.contains(noted) == true)
    #expect(try learner.lesson("hint", "--all").says("Hint 1 of 3"))
  }

  @Test func theTextIsShownWithoutItsHints() throws {
    let answer = try learner.lesson("1")
    #expect(answer.exitCode == 0)
    #expect(answer.says("How a lesson goes"))
    #expect(!answer.says("Hint 1"))
    #expect(!answer.says("\u{1b}"))
  }

  @Test func theNextLessonHasToBeEarnedOrAskedFor() throws {
    let refused = try learner.lesson("next")
    #expect(refused.exitCode == 1)
    #expect(refused.says("has not passed yet"))
    #expect(try learner.lesson("next", "--skip").exitCode == 0)
    #expect(learner.progress?.contains("meet-the-workbench skipped") == true)
    #expect(try learner.lesson().says("Lesson 01") == false)
  }

  @Test func whatIsLeftForAnotherLessonIsNoted() throws {
    #expect(try learner.lesson("next", "3", "--skip").exitCode == 0)
    #expect(learner.progress?.contains("meet-the-workbench skipped") == true)
  }

  @Test func theLastLessonCanBeLeft() throws {
    #expect(try learner.lesson("next", "16").exitCode == 0)
    let left = try learner.lesson("next", "--skip")
    #expect(left.says("That was the last lesson"))
    let again = try learner.lesson("next")
    #expect(again.exitCode == 0)
    #expect(again.says("That was the last lesson"))
  }

  @Test func passedStaysPassedAndOpensTheSolution() throws {
    learner.progress =
      "# workbench lesson progress, format 2\ncocoa-mvc passed\n"
    let answer = try learner.lesson("solution", "2")
    #expect(answer.exitCode == 0)
    #expect(answer.says("+  private var hasGreeted = false"))
  }

  @Test func theSolutionIsShutUntilThenUnlessForced() throws {
    let shut = try learner.lesson("solution", "2")
    #expect(shut.exitCode == 1)
    #expect(!shut.says("hasGreeted"))
    let forced = try learner.lesson("solution", "2", "--force")
    #expect(forced.exitCode == 0)
    #expect(forced.says("hasGreeted"))
  }

  @Test func resetAsksKeepsABackupAndPutsTheStartBack() throws {
    #expect(try learner.lesson("reset", "2").says("is as at the start"))
    try learner.place("02 solution")
    let solved = try String(
      contentsOf: learner.exerciseFile("02"),
      encoding: .utf8
    )

    let unanswered = try learner.lesson("reset", "2")
    #expect(unanswered.exitCode == 1)
    #expect(unanswered.says("Nothing was changed."))
    let kept = try String(
      contentsOf: learner.exerciseFile("02"),
      encoding: .utf8
    )
    #expect(kept == solved)

    let forced = try learner.lesson("reset", "2", "--force")
    #expect(forced.exitCode == 0)
    #expect(forced.says("kept in Lessons/.backups/02-cocoa-mvc-1"))
    let file = try learner.exerciseFile("02")
    let backup = learner.course.folder
      .appendingPathComponent(".backups/02-cocoa-mvc-1")
      .appendingPathComponent(file.lastPathComponent)
    #expect(try String(contentsOf: backup, encoding: .utf8) == solved)
    #expect(try String(contentsOf: file, encoding: .utf8) != solved)
  }

  @Test func whatWasPassedInTheFormerCourseIsToldAndKept() throws {
    learner.progress = """
      # workbench lesson progress, format 1
      at 09
      02 passed
      03 passed hints 1
      12 passed

      """
    let answer = try learner.lesson()
    #expect(answer.says("You have passed 2 of \(learner.course.lessons.count)"))
    #expect(answer.says("no longer in it:\ntraditional-mvc."))
    #expect(answer.says("Lesson 06: Ways to bind"))
    #expect(try learner.lesson("list").says("✓ 08"))
    _ = try learner.lesson("hint", "1")
    #expect(
      learner.progress == """
        # workbench lesson progress, format 2
        at ways-to-bind
        cocoa-mvc passed hints 1
        meet-the-workbench open hints 1
        test-without-the-screen passed
        traditional-mvc passed

        """
    )
  }

  @Test func aLessonThatOneNamesIsGoneToAtOnce() throws {
    let answer = try learner.lesson("next", "4")
    #expect(answer.exitCode == 0)
    #expect(answer.says("Lesson 04"))
    #expect(learner.progress?.contains("at mvp") == true)
  }

  @Test func theListShowsProgressForPeopleAndPrograms() throws {
    learner.progress = """
      # workbench lesson progress, format 2
      at cocoa-mvc
      meet-the-workbench passed

      """
    let list = try learner.lesson("list")
    #expect(list.exitCode == 0)
    #expect(list.says("✓ 01"))
    #expect(list.says("you are here"))
    let json = try learner.lesson("list", "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let states = (rows as? [[String: Any]])?.prefix(2).map {
      $0["state"] as? String
    }
    #expect(states?.first == "passed")
  }

  @Test(arguments: [
    ("nonsense\n", ":1:"),
    ("# workbench lesson progress, format 1\n03 perfect\n", ":2:"),
    ("# workbench lesson progress, format 0\n03 passed\n", ":1:"),
    ("# workbench lesson progress, format 1\n+3 passed\n", ":2:"),
    ("# workbench lesson progress, format 1\n17 passed\n", ":2:"),
    ("# workbench lesson progress, format 2\nmvp perfect\n", ":2:"),
    ("# workbench lesson progress, format 1\n01 open hints -5\n", ":2:"),
    (
      "# workbench lesson progress, format 1\n01 open hints \(Int.max)\n", ":2:"
    ),
  ])
  func aProgressFileThatIsNotUnderstoodIsToldAndKept(
    text: String,
    place: String
  ) throws {
    learner.progress = text
    let answer = try learner.lesson("hint")
    #expect(answer.exitCode == 0)
    #expect(answer.says("Lessons/.progress\(place) expected"))
    #expect(learner.progress == text)
  }

  @Test(arguments: ["99", "+3", "-3", "３"])
  func anUnknownLessonIsWrongUsage(word: String) throws {
    let answer = try learner.lesson("hint", "--", word)
    #expect(answer.exitCode == 64)
    #expect(answer.says("there is no lesson '\(word)'"))
  }

  @Test func aMistypedLessonIsWrongUsage() throws {
    #expect(try learner.lesson("chekc").says("Did you mean 'check'?"))
    #expect(try learner.lesson("chekc", "2").says("Did you mean 'check'?"))
    #expect(try learner.lesson("show", "mvq").says("Did you mean 'mvp'?"))
  }

  @Test func withoutAToolchainTheCheckSaysSo() throws {
    let answer = try learner.lesson("check", path: "/nowhere")
    #expect(answer.exitCode == 70)
    #expect(answer.says("there is no 'swift' on the PATH"))
  }

  @Test func aMissingFolderIsExplained() throws {
    let lesson = try learner.course.lesson("02")
    try FileManager.default.removeItem(at: lesson.folder(of: .exercise))
    let answer = try learner.lesson("check", "1")
    #expect(answer.exitCode == 66)
    #expect(answer.says("git restore Lessons/02-cocoa-mvc/exercise"))
  }

  @Test func watchChecksAtOnceAndAtEverySaveUntilInterrupted() throws {
    let toolchain = try learner.makeComplainingToolchain()
    let watcher = try learner.watch("2", path: toolchain)
    try #require(watcher.hasChecked(1))
    #expect(watcher.output.contains("A.swift:1:1: error: no"))
    try learner.place("02 solution")
    try #require(watcher.hasChecked(2))
    try FileManager.default.removeItem(at: learner.exerciseFile("02"))
    try #require(watcher.hasChecked(3))
    #expect(watcher.output.contains("02-cocoa-mvc/exercise is missing"))
    try learner.place("02 start")
    try #require(watcher.hasChecked(4))
    #expect(watcher.isEndedByInterrupt())
  }
}
