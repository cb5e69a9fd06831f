import Foundation

/// One line of what a lesson's check reports, as JSON.
///
/// An expectation is announced before it is tried: when the exercise traps or
/// hangs, the last announcement says what it was asked for.
package enum CheckRecord: Codable, Equatable, Sendable {
  /// What will be tried next, as a sentence.
  case began(String)
  /// How that went.
  case ended(CheckResult)
  /// Everything was tried.
  case finished
}

/// How one expectation went.
package struct CheckResult: Codable, Equatable, Sendable {
  /// What should be so, as a sentence.
  package let sentence: String
  package let expected: String
  package var got = ""
  package var holds = false
  /// What the learner may look at, where it does not hold.
  package var advice: String?
}

/// What a check is started with; the names are environment variables.
package enum CheckEnvironment {
  /// The file that the records are added to, one a line.
  ///
  /// Not standard output, because that belongs to the exercise.
  package static let records = "WORKBENCH_CHECK_RECORDS"
  /// The folder of the exercise's source files.
  package static let exercise = "WORKBENCH_CHECK_EXERCISE"
  /// How many seconds an exercise may take before it counts as hanging.
  package static let secondsAllowed: UInt32 = 10
}
