import Foundation
import Services
import Shell
import SwiftSource
import WorkbenchKit

/// Tries faults on the tests of their variants, in a copy of the package.
///
/// The copy holds all faults that compile behind a switch, so it is built once
/// and tested once for each.
struct FaultRun {
  let package: PackageSources
  let subjects: [FaultSubject]
  let children: ChildProcesses
  let report: (MeasurementProgress) -> Void

  func run() throws -> [FaultTrial] {
    report(MeasurementProgress(stage: "Building a copy to put faults in"))
    let place = package.root.appendingPathComponent(".build/testability/faults")
    let copy = try PackageCopy(of: package.root, in: place, children: children)
    let toolchain = try Toolchain(
      package: copy.folder,
      scratch: copy.scratch,
      children: children,
      measuresCoverage: false
    )
    let items = subjects.flatMap(\.items)
    let build = SwitchedBuild(
      package: package,
      copy: copy,
      toolchain: toolchain,
      modules: Set(items.map(\.subject.folder))
    )
    let switched = try build.build(Self.switches(for: items))
    let tests = try FaultTests(toolchain.testProgram(), checkedOn: subjects)
    let others = items.filter { switched[$0.fault.place] == nil }
    return try trials(of: items, switched, by: tests)
      + others.map { $0.trial(.doesNotCompile) }
  }

  /// Numbers the faults; one in a file of several variants has one number.
  private static func switches(for items: [FaultItem]) -> [SwitchedFault] {
    var seen: Set<Fault.Place> = []
    return items.map(\.fault)
      .filter { $0.choice != nil && seen.insert($0.place).inserted }
      .enumerated().compactMap { SwitchedFault(number: $0 + 1, fault: $1) }
  }

  /// Tries those that the build holds, by switching on one after another.
  private func trials(
    of items: [FaultItem],
    _ switched: [Fault.Place: SwitchedFault],
    by tests: FaultTests
  ) throws -> [FaultTrial] {
    // Shuffled, so that those that are done tell how long the others take.
    var generator = SplitMix64(seed: 1)
    let items = items.filter { switched[$0.fault.place] != nil }
      .shuffled(using: &generator)
    var progress = MeasurementProgress(
      stage: "Trying \(items.count) faults",
      tests: items.count
    )
    report(progress)
    return try tests.trials(
      of: items,
      in: { switched[$0.place]?.environment ?? [:] },
      &progress,
      report: report
    )
  }
}
