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
      for (filter, environment) in [
        (subject.logicFilter, [:]), (SharedSuite.filter, subject.environment),
      ] {
        let start = Date()
        let run = try tests.run(filter, environment: environment)
        guard run.count > 0 else {
          throw TestabilityError.noTests(suite: subject.name)
        }
        guard run.passed else {
          throw TestabilityError.testsFailed(
            suite: "\(subject.name), in the copy and with no fault on",
            output: run.output
          )
        }
        longest = max(longest, Date().timeIntervalSince(start))
      }
    }
    self.tests = tests
    timeLimit = max(Self.patience.seconds, longest * Self.patience.factor)
  }

  /// Runs both suites of a fault's variant.
  ///
  /// - Parameter environment: What puts the fault there, if it needs that.
  func trial(
    of item: FaultItem,
    environment: [String: String] = [:]
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
