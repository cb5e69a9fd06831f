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
  package private(set) var results: [CheckResult] = []
  /// What the exercise itself printed.
  package let output: String
  /// Why it ended too early; nil where it came to its end.
  package let interruption: Interruption?
  /// What was tried when it ended too early.
  package private(set) var tried: String?

  /// Why a check did not come to its end.
  package enum Interruption: Sendable {
    case hung, trapped, left
  }

  /// Whether everything was tried and holds.
  package var passes: Bool {
    interruption == nil && !results.isEmpty && results.allSatisfy(\.holds)
  }

  /// - Parameter signal: what ended the check, if a signal did.
  init(records: [CheckRecord], output: String, signal: Int32?) {
    for record in records {
      switch record {
      case .began(let sentence):
        tried = sentence
      case .ended(let result):
        tried = nil
        results.append(result)
      case .finished:
        break
      }
    }
    // What Swift's runtime adds to a crash are addresses, which say nothing to
    // who reads the source.
    let end = output.firstRange(of: "Current stack trace:\n")?.lowerBound
    self.output = String(output[..<(end ?? output.endIndex)])
    interruption =
      if signal == Self.alarmSignal {
        .hung
      } else if signal != nil {
        .trapped
      } else if !records.contains(.finished) {
        .left
      } else {
        nil
      }
  }

  private static let alarmSignal: Int32 = 14
}
