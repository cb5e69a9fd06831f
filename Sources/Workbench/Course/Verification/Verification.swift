import Foundation
import Shell

/// Runs the tests that keep the lessons from rotting, for who writes them.
///
/// What they look at stands with the tests: the kept answers, the parts of
/// each lesson, what the texts show.
package struct Verification {
  /// The number of the only lesson that the tests shall look at.
  package static let lessonVariable = "WORKBENCH_LESSON"

  private let course: CourseFolder

  package init(_ course: CourseFolder) {
    self.course = course
  }

  /// The suites that look at the lessons, and not at what runs them.
  static let suites =
    #"^LessonTests\.(StructureTests|DocumentTests|"#
    + #"BuildingTests/(AnswerTests|SlowDocumentTests))/"#

  /// Builds and runs the tests; what they say goes to standard output.
  ///
  /// - Parameters:
  ///   - lesson: the lesson whose answers and texts are looked at; nil for all.
  ///   - asksCommit: whether the exercises as committed have to be the starts;
  ///     a learner's own copy may differ.
  /// - Returns: whether all is well.
  package func passes(_ lesson: Lesson?, asksCommit: Bool) throws -> Bool {
    var environment = ["WORKBENCH_SLOW_TESTS": "1"]
    environment[Self.lessonVariable] = lesson?.number
    if asksCommit { environment["WORKBENCH_ASK_COMMIT"] = "1" }
    var tests = ShellCommand(
      program: try SwiftTools.find(),
      arguments: ["test", "--filter", Self.suites],
      folder: course.package,
      environment: environment
    )
    tests.output = .standardOutput
    return try tests.run().succeeded
  }
}
