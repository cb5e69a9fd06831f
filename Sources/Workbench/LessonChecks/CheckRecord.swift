import Foundation

/// One line of what a lesson's check reports, as JSON.
///
/// An expectation is announced before it is tried: when the exercise traps or
/// hangs, the last announcement says what it was asked for.
public enum CheckRecord: Codable, Equatable, Sendable {
  /// What will be tried next, as a sentence.
  case began(String)
  /// How that went.
  case ended(CheckResult)
  /// Everything was tried.
  case finished
}

/// How one expectation went.
public struct CheckResult: Codable, Equatable, Sendable {
  /// What should be so, as a sentence.
  public let sentence: String
  public let expected: String
  public let got: String
  public let holds: Bool
  /// What the learner may look at, where it does not hold.
  public let advice: String?

  public init(
    sentence: String,
    expected: String,
    got: String,
    holds: Bool,
    advice: String? = nil
  ) {
    self.sentence = sentence
    self.expected = expected
    self.got = got
    self.holds = holds
    self.advice = advice
  }
}

extension CheckResult: CustomStringConvertible {
  public var description: String {
    holds
      ? "✓ \(sentence)"
      : "✗ \(sentence) Expected \(expected), got \(got)."
  }
}

/// What a check is started with; the names are environment variables.
public enum CheckEnvironment {
  /// The file that the records are added to, one a line.
  ///
  /// Not standard output, because that belongs to the exercise.
  public static let records = "WORKBENCH_CHECK_RECORDS"
  /// The folder of the exercise's source files.
  public static let exercise = "WORKBENCH_CHECK_EXERCISE"
  /// How many seconds an exercise may take before it counts as hanging.
  public static let secondsAllowed: UInt32 = 10
}
