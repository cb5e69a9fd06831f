import Foundation
import WorkbenchKit

/// Tries faults on the tests of their variants, in a copy of the package.
///
/// The copy holds all faults that a switch can choose, so it is built once and
/// tested once for each. The others are built one by one.
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
      modules: Set(subjects.map(\.folder))
    )
    let switched = try build.build(Self.switches(for: items))
    let tests = try FaultTests(toolchain.testProgram(), checkedOn: subjects)
    let together = try tryTogether(items, switched, on: tests)
    let others = items.filter { switched[$0.fault.place] == nil }
    guard !others.isEmpty else { return together }
    try build.restore()
    let rounds = RoundBuild(package: package, copy: copy, toolchain: toolchain)
    return try together + tryAlone(others, in: rounds, on: tests)
  }

  /// Numbers the faults; one in a file of several variants has one number.
  private static func switches(for items: [FaultItem]) -> [SwitchedFault] {
    var seen: Set<Fault.Place> = []
    return items.map(\.fault)
      .filter { $0.canBeSwitched && seen.insert($0.place).inserted }
      .enumerated().map { SwitchedFault(number: $0 + 1, fault: $1) }
  }

  /// Tries those that the build holds, by switching on one after another.
  private func tryTogether(
    _ items: [FaultItem],
    _ switched: [Fault.Place: SwitchedFault],
    on tests: FaultTests
  ) throws -> [FaultTrial] {
    // Shuffled, so that those that are done tell how long the others take.
    var generator = SplitMix64(seed: 1)
    let items = items.filter { switched[$0.fault.place] != nil }
      .shuffled(using: &generator)
    var progress = MeasurementProgress(
      stage: "Trying \(items.count) faults in one build",
      tests: items.count
    )
    report(progress)
    return try run(items, &progress) { item in
      try tests.trial(
        of: item,
        environment: switched[item.fault.place]?.environment ?? [:]
      )
    }
  }

  /// Builds the others, those of different variants together, and tries them.
  private func tryAlone(
    _ items: [FaultItem],
    in build: RoundBuild,
    on tests: FaultTests
  ) throws -> [FaultTrial] {
    let rounds = FaultRounds(items).rounds
    var progress = MeasurementProgress(
      stage: "Trying \(items.count) faults in a build each",
      builds: rounds.count,
      tests: items.count
    )
    report(progress)
    var trials: [FaultTrial] = []
    for round in rounds {
      let start = Date()
      let compiled = try build.build(round)
      progress.finishBuild(seconds: Date().timeIntervalSince(start))
      report(progress)
      let isCompiled = { (item: FaultItem) in
        compiled.contains(item.fault.place)
      }
      let wrong = round.filter { !isCompiled($0) }
      progress.skipTests(wrong.count)
      trials += wrong.map { $0.trial(.doesNotCompile) }
      trials += try run(round.filter(isCompiled), &progress) { item in
        try tests.trial(of: item)
      }
      try build.restore(round)
    }
    return trials
  }

  /// Tests several faults at once.
  private func run(
    _ items: [FaultItem],
    _ progress: inout MeasurementProgress,
    _ test: @escaping @Sendable (FaultItem) throws -> FaultTrial
  ) throws -> [FaultTrial] {
    var trials: [FaultTrial] = []
    var start = Date()
    try Workers().forEach(items, test) { trial in
      trials.append(trial)
      let now = Date()
      progress.finishTests(1, seconds: now.timeIntervalSince(start))
      start = now
      report(progress)
    }
    return trials
  }
}
