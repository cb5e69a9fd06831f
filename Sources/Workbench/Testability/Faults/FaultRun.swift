import Foundation
import Shell

/// Tries faults on the tests of their variants, in a copy of the package.
struct FaultRun {
  let package: PackageSources
  let subjects: [FaultSubject]
  let children: ChildProcesses
  let report: (MeasurementProgress) -> Void

  /// How much longer than without a fault tests may take, and at least how
  /// long, in seconds, before they count as hanging.
  private static let patience = (factor: 20.0, seconds: 10.0)

  func run() throws -> [FaultTrial] {
    let rounds = FaultRounds(subjects).rounds
    var progress = MeasurementProgress(
      stage: "Building a copy to put faults in",
      builds: rounds.count,
      tests: rounds.joined().count * 2
    )
    report(progress)
    let place = package.root.appendingPathComponent(".build/testability/faults")
    let copy = try PackageCopy(of: package.root, in: place, children: children)
    let toolchain = try Toolchain(
      package: copy.folder,
      scratch: copy.scratch,
      children: children,
      measuresCoverage: false
    )
    if let output = try toolchain.build() {
      throw TestabilityError.buildFailed(output)
    }
    let tests = try toolchain.testProgram()
    let timeLimit = try checkWithoutFaults(tests)
    progress.stage = "Trying \(progress.tests / 2) faults"
    var trials: [FaultTrial] = []
    for round in rounds {
      let start = Date()
      let compiled = try build(round, in: copy, with: toolchain)
      progress.finishBuild(seconds: Date().timeIntervalSince(start))
      report(progress)
      for item in round {
        guard compiled.contains(item.fault.place) else {
          trials.append(item.trial(.doesNotCompile))
          progress.skipTests(2)
          continue
        }
        let start = Date()
        let logic = try tests.passes(
          item.subject.logicFilter,
          timeLimit: timeLimit
        )
        let shared = try tests.passes(
          SharedSuite.filter,
          environment: item.subject.environment,
          timeLimit: timeLimit
        )
        trials.append(
          item.trial(
            .tested(seenByLogicSuite: !logic, seenBySharedSuite: !shared)
          )
        )
        progress.finishTests(2, seconds: Date().timeIntervalSince(start))
        report(progress)
        try copy.restore(item.fault, from: package)
      }
    }
    return trials
  }

  /// Runs the tests on the unchanged copy and gives them a time limit.
  ///
  /// Tests that fail anyway would see every fault.
  private func checkWithoutFaults(_ tests: TestProgram) throws -> TimeInterval {
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
            suite: subject.name,
            output: run.output
          )
        }
        longest = max(longest, Date().timeIntervalSince(start))
      }
    }
    return max(Self.patience.seconds, longest * Self.patience.factor)
  }

  /// Builds with all faults of a round, or with those that compile.
  ///
  /// What does not compile is taken out and restored.
  private func build(
    _ round: [FaultRounds.Item],
    in copy: PackageCopy,
    with toolchain: Toolchain
  ) throws -> Set<Fault.Place> {
    var faults = round.map(\.fault)
    for fault in faults { try copy.put(fault) }
    while let output = try toolchain.build() {
      let errors = output.split(separator: "\n").filter {
        $0.contains(": error: ")
      }
      let wrong = faults.filter { fault in
        errors.contains { $0.contains("/\(fault.path):") }
      }
      guard !wrong.isEmpty else { throw TestabilityError.buildFailed(output) }
      for fault in wrong { try copy.restore(fault, from: package) }
      faults.removeAll(where: wrong.contains)
    }
    return Set(faults.map(\.place))
  }
}

extension FaultRounds.Item {
  fileprivate func trial(_ outcome: FaultTrial.Outcome) -> FaultTrial {
    FaultTrial(
      fault: fault,
      variant: subject.name,
      isInView: subject.viewPaths.contains(fault.path),
      outcome: outcome
    )
  }
}
