import Foundation
import Shell
import SwiftSource
import WorkbenchKit

/// Runs the suites with coverage and sees what they needed.
@MainActor
struct NeedsRun {
  struct Figures {
    let needs: NeedFigures
    let decisions: DecisionFigures
  }

  let package: PackageSources
  let subjects: [TestabilityRun.Subject]
  let children: ChildProcesses
  let report: (MeasurementProgress) -> Void

  func run() throws -> [Figures] {
    var progress = MeasurementProgress(
      stage: "Building the tests with coverage",
      tests: subjects.count
    )
    report(progress)
    let toolchain = try Toolchain(
      package: package.root,
      scratch: package.root.appendingPathComponent(
        ".build/testability/coverage"
      ),
      children: children,
      measuresCoverage: true
    )
    if let output = try toolchain.build() {
      throw TestabilityError.buildFailed(output)
    }
    progress.stage = "Running the suites"
    let coverageFile = try toolchain.coverageFile()
    return try subjects.map { subject in
      report(progress)
      let start = Date()
      let figures = try CoveredSubject(
        sources: subject.sources,
        suite: subject.suite,
        behaviours: behaviours(of: subject.sources.variant.feature),
        package: package,
        toolchain: toolchain,
        coverageFile: coverageFile
      ).figures()
      progress.finishTest(seconds: Date().timeIntervalSince(start))
      return figures
    }
  }

  /// The names of tests that a feature's suites have in all architectures.
  private func behaviours(of feature: Feature) -> Set<String> {
    let suites = subjects.filter { $0.sources.variant.feature == feature }
      .map(\.suite.testNames)
    return suites.dropFirst().reduce(suites.first ?? []) {
      $0.intersection($1)
    }
  }
}

/// A variant whose suites are built with coverage.
private struct CoveredSubject {
  let sources: VariantSources
  let suite: LogicSuite
  let behaviours: Set<String>
  let package: PackageSources
  let toolchain: Toolchain
  let coverageFile: URL

  func figures() throws -> NeedsRun.Figures {
    let logic = try run("logic suite", suite.filter).figures
    let shared = try run(
      "shared suite",
      SharedSuite.filter,
      SharedSuite.environment(for: sources.variant)
    )
    return NeedsRun.Figures(
      needs: NeedFigures(
        logic: logic,
        shared: shared.figures,
        doubles: suite.doubles,
        behaviours: behaviours.count,
        behavioursInIsolation: try isolatedTests(logic)
          .intersection(behaviours).count,
        featureStatements: sources.files.statementCount
      ),
      decisions: sources.decisions(reached: shared.coverage)
    )
  }

  /// The names of the tests in suites that run something of the feature and
  /// nothing of the user interface; a test that stands in another suite too
  /// needs the screen there.
  private func isolatedTests(_ logic: SuiteFigures) throws -> Set<String> {
    guard !logic.isIsolated else { return suite.testNames }
    var isolated: Set<String> = []
    var others: Set<String> = []
    for part in suite.parts {
      let figures = try run("logic suite", part.filter).figures
      if figures.isIsolated, figures.featureStatements > 0 {
        isolated.formUnion(part.testNames)
      } else {
        others.formUnion(part.testNames)
      }
    }
    return isolated.subtracting(others)
  }

  private func run(
    _ suite: String,
    _ filter: String,
    _ environment: [String: String] = [:]
  ) throws -> (figures: SuiteFigures, coverage: Coverage) {
    let run = try toolchain.test(filter, environment: environment)
    try run.check("\(suite) of \(sources.variant.name)")
    let coverage = try Coverage(
      json: try Data(contentsOf: coverageFile),
      root: package.root
    )
    let drawing = package.userInterfaceFiles
    let files = drawing + sources.files
    let classes = files.flatMap(\.declarations).filter { $0.kind == .class }
    let figures = SuiteFigures(
      tests: run.count,
      userInterfaceStatements: coverage.statementsRun(in: drawing),
      featureStatements: coverage.statementsRun(in: sources.files),
      objects: coverage.objectsBuilt(
        in: files,
        classes: Set(classes.map(\.name))
      )
    )
    return (figures, coverage)
  }
}
