import Foundation
import Shell
import SwiftSource

/// Tries faults that no switch can choose, each in a build as it is.
struct SingleFaultRun {
  let package: PackageSources
  let copy: PackageCopy
  let toolchain: Toolchain
  let tests: FaultTests
  let report: (MeasurementProgress) -> Void

  /// Builds files of different variants together, and tries what compiles.
  func run(_ items: [FaultItem]) throws -> [FaultTrial] {
    let found = try run(
      FaultRounds.byFile(items),
      stage: "Trying \(items.count) faults in other builds"
    )
    guard !found.others.isEmpty else { return found.trials }
    // These compile, but not two of them can be tested in one build.
    let last = try run(
      FaultRounds.byVariant(found.others),
      stage: "Trying \(found.others.count) faults in builds of their own"
    )
    return found.trials + last.trials
  }

  /// Builds and tests round by round.
  ///
  /// - Returns: The trials, and what compiles but was not alone in its variant.
  private func run(
    _ rounds: [[FaultItem]],
    stage: String
  ) throws -> (trials: [FaultTrial], others: [FaultItem]) {
    var progress = MeasurementProgress(
      stage: stage,
      builds: rounds.count,
      tests: rounds.joined().count
    )
    report(progress)
    var trials: [FaultTrial] = []
    var others: [FaultItem] = []
    for round in rounds {
      let start = Date()
      let compiled = try build(round)
      progress.finishBuild(seconds: Date().timeIntervalSince(start))
      let places = Set(compiled.map(\.fault.place))
      trials += round.filter { !places.contains($0.fault.place) }
        .map { $0.trial(.doesNotCompile) }
      let alone = compiled.filter { $0.isOnlyFault(in: compiled) }
      others += compiled.filter { !$0.isOnlyFault(in: compiled) }
      progress.skipTests(round.count - alone.count)
      report(progress)
      trials += try tests.trials(of: alone, &progress, report: report)
      try restore(compiled)
    }
    return (trials, others)
  }

  /// Builds with all faults, or with those that compile.
  ///
  /// What does not compile is taken out and restored.
  private func build(_ round: [FaultItem]) throws -> [FaultItem] {
    var items = round
    for place in Dictionary(grouping: items, by: \.fault.place).values {
      try copy.put(place[0].fault)
    }
    while !items.isEmpty, let output = try toolchain.build() {
      let errors = CompilerErrors(output)
      let wrong = items.filter { errors.name($0.fault.path) }
      guard !wrong.isEmpty else { throw TestabilityError.buildFailed(output) }
      try restore(wrong)
      items.removeAll { errors.name($0.fault.path) }
    }
    return items
  }

  private func restore(_ items: [FaultItem]) throws {
    for item in items { try copy.restore(item.fault, from: package) }
  }
}
