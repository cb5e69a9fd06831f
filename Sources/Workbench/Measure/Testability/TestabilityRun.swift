import Foundation
import Play
import Shell

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

  /// Measures variants; what this build cannot measure is said in the report.
  ///
  /// On Ctrl-C its processes end and its copy of the package is deleted.
  ///
  /// - Parameter features: Those to measure, in all architectures that have
  ///   them.
  /// - Throws: What is wrong with the package: it does not build, a test
  ///   fails, or a suite has no tests; or that there is no toolchain.
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
    let indices = report.rows.indices
    if parts.contains(.decisions) {
      for index in indices {
        report.rows[index].decisions = subjects[index].sources.decisions()
      }
    }
    if parts.contains(.needs) {
      let run = NeedsRun(
        package: package,
        subjects: subjects,
        children: children,
        report: self.report
      )
      for (index, figures) in try run.run().enumerated() {
        report.rows[index].needs = figures.needs
        if parts.contains(.decisions) {
          report.rows[index].decisions = figures.decisions
        }
      }
    }
    if parts.contains(.faults) {
      let trials = try FaultRun(
        package: package,
        subjects: subjects,
        children: children,
        report: self.report
      ).run()
      report.trials = trials
      for index in indices {
        report.rows[index].faults = SplitFaultFigures(
          trials.filter { $0.variant == report.rows[index].name }
        )
      }
    }
    if parts.contains(.costs) {
      report.missing[.costs] = IndirectionCost.unavailability
      for index in indices where report.missing.isEmpty {
        report.rows[index].costs =
          try IndirectionCost(sources: subjects[index].sources).measure()
      }
    }
    return report
  }

  private func subjects(of features: [Feature]) -> [TestedVariant] {
    features.flatMap(catalogue.variants(of:)).map { variant in
      TestedVariant(
        sources: VariantSources(variant, in: package, catalogue: catalogue),
        suite: LogicSuite(variant, in: package, catalogue: catalogue)
      )
    }
  }
}
