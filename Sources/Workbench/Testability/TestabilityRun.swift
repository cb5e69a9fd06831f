import Foundation
import Shell
import WorkbenchKit

/// Measures variants, at the moment of asking.
@MainActor
public struct TestabilityRun {
  let catalogue: Catalogue
  let package: PackageSources
  let report: (MeasurementProgress) -> Void
  private let children = ChildProcesses()

  /// - Parameter report: Called while it works.
  public init(
    catalogue: Catalogue,
    package: PackageSources,
    report: @escaping (MeasurementProgress) -> Void
  ) {
    self.catalogue = catalogue
    self.package = package
    self.report = report
  }

  /// Measures what can be measured; what cannot is said in the report.
  ///
  /// On Ctrl-C its processes end and its copy of the package is deleted.
  ///
  /// - Parameter features: Those to measure, in all architectures that have
  ///   them.
  /// - Throws: What is wrong with the package: it does not build, a test
  ///   fails, or a suite has no tests.
  public func measure(
    _ parts: Set<TestabilityReport.Part>,
    of features: [Feature]
  ) throws -> TestabilityReport {
    let interruption = Interruption(ending: children)
    defer { withExtendedLifetime(interruption) {} }
    do {
      return try measureToTheEnd(parts, of: features)
    } catch is ChildProcesses.Ended {
      interruption.waitForTheEnd()
    }
  }

  private func measureToTheEnd(
    _ parts: Set<TestabilityReport.Part>,
    of features: [Feature]
  ) throws -> TestabilityReport {
    let subjects = subjects(of: features)
    var report = TestabilityReport(
      rows: subjects.map {
        TestabilityReport.Row(
          architecture: $0.sources.variant.architecture.name,
          feature: $0.sources.variant.feature.name
        )
      }
    )
    if parts.contains(.decisions) {
      for (index, subject) in subjects.enumerated() {
        report.rows[index].decisions = subject.sources.decisions()
      }
    }
    if parts.contains(.needs) {
      try report.leavingOut(.needs) { report in
        for (index, figures) in try measureNeeds(subjects).enumerated() {
          report.rows[index].needs = figures.needs
          if parts.contains(.decisions) {
            report.rows[index].decisions = figures.decisions
          }
        }
      }
    }
    if parts.contains(.faults) {
      try report.leavingOut(.faults) { report in
        report.trials = try tryFaults(subjects)
        for index in report.rows.indices {
          let name = report.rows[index].name
          report.rows[index].faults = SplitFaultFigures(
            report.trials.filter { $0.variant == name }
          )
        }
      }
    }
    if parts.contains(.costs) {
      if let reason = IndirectionCost.unavailability {
        report.missing[.costs] = reason
      } else {
        for (index, subject) in subjects.enumerated() {
          report.rows[index].costs =
            try IndirectionCost(sources: subject.sources).measure()
        }
      }
    }
    return report
  }

  struct Subject {
    let sources: VariantSources
    let suite: LogicSuite
  }

  private func subjects(of features: [Feature]) -> [Subject] {
    features.flatMap(catalogue.variants(of:)).map { variant in
      Subject(
        sources: VariantSources(variant, in: package, catalogue: catalogue),
        suite: LogicSuite(variant, in: package, catalogue: catalogue)
      )
    }
  }

  private func measureNeeds(_ subjects: [Subject]) throws -> [NeedsRun.Figures]
  {
    try NeedsRun(
      package: package,
      subjects: subjects,
      children: children,
      report: report
    ).run()
  }

  private func tryFaults(_ subjects: [Subject]) throws -> [FaultTrial] {
    let trials = try FaultRun(
      package: package,
      subjects: subjects.map { FaultSubject($0.sources, suite: $0.suite) },
      children: children,
      report: report
    ).run()
    let order = subjects.map(\.sources.variant.name)
    return order.flatMap { name in
      trials.filter { $0.variant == name }
        .sorted { $0.fault.isBefore($1.fault) }
    }
  }
}

extension TestabilityReport {
  /// Leaves a part out where the machine lacks what measuring it takes.
  fileprivate mutating func leavingOut(
    _ part: Part,
    ifImpossible measure: (inout TestabilityReport) throws -> Void
  ) throws {
    do {
      try measure(&self)
    } catch let error as SwiftTools.Missing {
      missing[part] = "\(error)"
    }
  }
}
