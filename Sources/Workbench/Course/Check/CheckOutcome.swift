import LessonChecks

/// What came of checking an exercise.
package enum CheckOutcome: Equatable, Sendable {
  /// The compiler's errors, each at its place.
  case doesNotCompile([String])
  /// Everything the build printed, where no place is named.
  case doesNotBuild(String)
  case ran(CheckRun)

  /// Whether the exercise is solved.
  package var passes: Bool {
    if case .ran(let run) = self { run.passes } else { false }
  }
}

/// What a check reported before it ended.
package struct CheckRun: Equatable, Sendable {
  package let results: [CheckResult]
  /// What the exercise itself printed.
  package let output: String
  /// Why it ended too early; nil where it came to its end.
  package let interruption: Interruption?

  /// Why a check did not come to its end.
  package enum Interruption: Equatable, Sendable {
    /// It took too long, while this was tried.
    case hung(String?)
    /// It crashed, while this was tried.
    case trapped(String?)
    /// It left the process.
    case left(String?)
  }

  /// Whether everything was tried and holds.
  package var passes: Bool {
    interruption == nil && !results.isEmpty && results.allSatisfy(\.holds)
  }

  init(
    records: [CheckRecord],
    output: String,
    exitCode: Int32?,
    signal: Int32?
  ) {
    var results: [CheckResult] = []
    var trying: String?
    var isFinished = false
    for record in records {
      switch record {
      case .began(let sentence):
        trying = sentence
      case .ended(let result):
        trying = nil
        results.append(result)
      case .finished:
        isFinished = true
      }
    }
    self.results = results
    self.output = Self.withoutAddresses(output)
    interruption =
      if signal == Self.alarmSignal {
        .hung(trying)
      } else if signal != nil {
        .trapped(trying)
      } else if !isFinished {
        .left(trying)
      } else {
        nil
      }
  }

  private static let alarmSignal: Int32 = 14

  /// What was printed, up to the addresses that Swift's runtime adds to a
  /// crash: they say nothing to who reads the source.
  private static func withoutAddresses(_ output: String) -> String {
    let end = output.firstRange(of: "Current stack trace:\n")?.lowerBound
    return String(output[..<(end ?? output.endIndex)])
  }
}
