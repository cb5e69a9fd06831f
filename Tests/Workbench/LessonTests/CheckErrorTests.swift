import Foundation
import Testing

@testable import Course

/// What a learner is shown of a build that failed.
@Suite struct CheckErrorTests {
  @Test(arguments: [
    ("/clone", "Lessons/03-x/exercise/A.swift"),
    ("/clone/Lessons", "03-x/exercise/A.swift"),
    ("/clone/Lessons/03-x/exercise", "A.swift"),
    ("/clone/Lessons/04-y", "/clone/Lessons/03-x/exercise/A.swift"),
    ("/elsewhere", "/clone/Lessons/03-x/exercise/A.swift"),
  ])
  func aPathIsSeenFromWhereOneStands(folder: String, path: String) {
    let course = CourseFolder(
      package: URL(fileURLWithPath: "/clone"),
      workingFolder: URL(fileURLWithPath: folder)
    )
    let file = URL(fileURLWithPath: "/clone/Lessons/03-x/exercise/A.swift")
    #expect(course.path(of: file) == path)
  }

  @Test(
    arguments: [
      (["exercise/A.swift"], ["✗ The exercise does not compile: 1 error."]),
      (
        ["check/Bench.swift"], ["✗ The check does not compile: 1 error.", note]
      ),
      (
        ["exercise/A.swift", "check/main.swift"],
        ["✗ The exercise does not compile: 2 errors.", note]
      ),
    ]
  )
  func anErrorInTheCheckPointsToNamesThatAreGone(
    files: [String],
    said: [String]
  ) {
    let errors = files.map { "Lessons/03-x/\($0):1:1: error: cannot find" }
    let lines = OutcomeText(.doesNotCompile(errors)).lines
    #expect(lines.suffix(said.count + 1) == [""] + said)
  }

  private static let note =
    "  The check uses names of the start; did you rename or remove one?"

  @Test func aBuildWithoutPlacesIsShownWhole() {
    let text = OutcomeText(.doesNotBuild("one\ntwo\n")).lines
    #expect(text.prefix(2) == ["one", "two"])
  }
}
