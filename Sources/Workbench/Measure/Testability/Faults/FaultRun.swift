import Foundation
import Play
import Shell
import SwiftSource

/// Tries faults on the tests of their variants, in a copy of the package.
///
/// The copy holds all faults that compile behind a switch, so it is built once
/// and tested once for each.
struct FaultRun {
  let package: PackageSources
  let subjects: [TestedVariant]
  let children: ChildProcesses
  let report: (MeasurementProgress) -> Void

  /// - Returns: What came of each, in the order of the sources.
  func run() throws -> [FaultTrial] {
    report(MeasurementProgress(stage: "Building a copy to put faults in"))
    let place = package.root.appendingPathComponent(".build/testability/faults")
    let copy = try PackageCopy(of: package.root, in: place, children: children)
    var toolchain = try Toolchain(
      package: copy.folder,
      scratch: copy.scratch,
      children: children,
      measuresCoverage: false
    )
    let items = subjects.flatMap(FaultItem.items)
    let switched = try SwitchedBuild(
      package: package,
      copy: copy,
      toolchain: toolchain,
      modules: Set(
        items.map(\.subject.sources.variant.architecture.sourceFolder)
      )
    ).build(SwitchedFault.numbered(items.map(\.fault)))
    toolchain.testProgram = try toolchain.findTestProgram()
    let tests = FaultTests(
      toolchain: toolchain,
      timeLimit: try timeLimit(with: toolchain)
    )
    return try trials(of: items, switched, by: tests)
  }

  /// How much longer than without a fault tests may take, and at least how
  /// long, in seconds, before they count as hanging.
  private static let patience = (factor: 20.0, seconds: 10.0)

  /// Runs the tests without a fault, for tests that fail anyway would see
  /// every fault, and gives them a time limit.
  ///
  /// - Throws: `TestabilityError.testsFailed` or `.noTests`.
  private func timeLimit(with toolchain: Toolchain) throws -> TimeInterval {
    var longest = 0.0
    for suite in subjects.flatMap({ [$0.logicSuite, $0.sharedSuite] }) {
      let start = Date()
      try toolchain.test(suite)
        .check("\(suite.name), in the copy and with no fault on")
      longest = max(longest, Date().timeIntervalSince(start))
    }
    return max(Self.patience.seconds, longest * Self.patience.factor)
  }

  /// Tries those that the build holds, several at once.
  private func trials(
    of items: [FaultItem],
    _ switched: [Fault: SwitchedFault],
    by tests: FaultTests
  ) throws -> [FaultTrial] {
    var trials = items.map { $0.trial() }
    // Shuffled, so that those that are done tell how long the others take.
    let places = items.indices.filter { switched[items[$0].fault] != nil }
      .shuffled()
    var progress = MeasurementProgress(
      stage: "Trying \(places.count) faults",
      tests: places.count
    )
    report(progress)
    var start = Date()
    // One `swift test` waits for another in the same place, and would seem to
    // hang.
    let workers =
      tests.toolchain.testProgram == nil ? Workers(count: 1) : Workers()
    try workers.forEach(places) { place in
      let item = items[place]
      let fault = switched[item.fault]?.environment ?? [:]
      return (place, try tests.trial(of: item, in: fault))
    } then: { place, trial in
      trials[place] = trial
      let now = Date()
      progress.finishTest(seconds: now.timeIntervalSince(start))
      start = now
      report(progress)
    }
    return trials
  }
}

/// A fault to be tried on the tests of a variant.
///
/// One that stands in a file of several variants is tried on each of them.
struct FaultItem: Sendable {
  let fault: Fault
  let isInView: Bool
  let subject: TestedVariant

  func trial(
    seenByLogicSuite: Bool? = nil,
    seenBySharedSuite: Bool? = nil
  ) -> FaultTrial {
    FaultTrial(
      fault,
      of: subject.name,
      isInView: isInView,
      seenByLogicSuite: seenByLogicSuite,
      seenBySharedSuite: seenBySharedSuite
    )
  }

  static func items(of subject: TestedVariant) -> [FaultItem] {
    let files = subject.sources.files.sorted { $0.path < $1.path }
    return files.flatMap { file in
      let isInView = subject.sources.isView(file)
      return FaultGenerator.faults(in: file).map {
        FaultItem(fault: $0, isInView: isInView, subject: subject)
      }
    }
  }
}

/// The built tests by which faults are tried.
private struct FaultTests: Sendable {
  let toolchain: Toolchain
  let timeLimit: TimeInterval

  /// Runs both suites of a fault's variant.
  ///
  /// - Parameter environment: What puts the fault there.
  func trial(
    of item: FaultItem,
    in environment: [String: String]
  ) throws -> FaultTrial {
    func fails(_ suite: TestSelection) throws -> Bool {
      try !toolchain.test(
        suite,
        environment: environment,
        timeLimit: timeLimit
      ).passed
    }
    return item.trial(
      seenByLogicSuite: try fails(item.subject.logicSuite),
      seenBySharedSuite: try fails(item.subject.sharedSuite)
    )
  }
}
