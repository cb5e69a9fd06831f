import Foundation

/// The built tests by which faults are tried.
struct FaultTests: Sendable {
  private let tests: TestProgram
  private let timeLimit: TimeInterval

  /// How much longer than without a fault tests may take, and at least how
  /// long, in seconds, before they count as hanging.
  private static let patience = (factor: 20.0, seconds: 10.0)

  /// Runs the tests of some variants without a fault and gives them a time
  /// limit.
  ///
  /// Tests that fail anyway would see every fault.
  ///
  /// - Throws: `TestabilityError.testsFailed` or `.noTests`.
  init(_ tests: TestProgram, checkedOn subjects: [FaultSubject]) throws {
    var longest = 0.0
    for subject in subjects {
      for (suite, filter, environment) in [
        ("logic suite", subject.logicFilter, [:]),
        ("shared suite", SharedSuite.filter, subject.environment),
      ] {
        let start = Date()
        let run = try tests.run(filter, environment: environment)
        try run.check(
          "\(suite) of \(subject.name), in the copy and with no fault on"
        )
        longest = max(longest, Date().timeIntervalSince(start))
      }
    }
    self.tests = tests
    timeLimit = max(Self.patience.seconds, longest * Self.patience.factor)
  }

  /// Tries several faults at once.
  ///
  /// - Parameter environment: What puts a fault there.
  func trials(
    of items: [FaultItem],
    in environment: @escaping @Sendable (Fault) -> [String: String],
    _ progress: inout MeasurementProgress,
    report: (MeasurementProgress) -> Void
  ) throws -> [FaultTrial] {
    var trials: [FaultTrial] = []
    var start = Date()
    // One `swift test` waits for another in the same place, and would seem to
    // hang.
    let workers = tests.program == nil ? Workers(count: 1) : Workers()
    try workers.forEach(items) { item in
      try trial(of: item, in: environment(item.fault))
    } then: { trial in
      trials.append(trial)
      let now = Date()
      progress.finishTest(seconds: now.timeIntervalSince(start))
      start = now
      report(progress)
    }
    return trials
  }

  /// Runs both suites of a fault's variant.
  private func trial(
    of item: FaultItem,
    in environment: [String: String]
  ) throws -> FaultTrial {
    let logic = try tests.passes(
      item.subject.logicFilter,
      environment: environment,
      timeLimit: timeLimit
    )
    let shared = try tests.passes(
      SharedSuite.filter,
      environment: item.subject.environment.merging(environment) { $1 },
      timeLimit: timeLimit
    )
    return item.trial(
      .tested(seenByLogicSuite: !logic, seenBySharedSuite: !shared)
    )
  }
}
