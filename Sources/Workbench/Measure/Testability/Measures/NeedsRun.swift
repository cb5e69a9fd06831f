import Foundation
import Play
import Shell
import SwiftSource

/// Runs the suites with coverage and sees what they needed.
@MainActor
struct NeedsRun {
  struct Figures {
    let needs: NeedFigures
    let decisions: DecisionFigures
  }

  let package: PackageSources
  let subjects: [TestedVariant]
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
        subject: subject,
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
  let subject: TestedVariant
  let behaviours: Set<String>
  let package: PackageSources
  let toolchain: Toolchain
  let coverageFile: URL

  func figures() throws -> NeedsRun.Figures {
    let suite = subject.suite
    let sources = subject.sources
    let logic = try run(subject.logicSuite).figures
    let shared = try run(subject.sharedSuite)
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
    guard !logic.isIsolated else { return subject.suite.testNames }
    var isolated: Set<String> = []
    var others: Set<String> = []
    for part in subject.suite.parts {
      let subject = TestedVariant(sources: subject.sources, suite: part)
      let figures = try run(subject.logicSuite).figures
      if figures.isIsolated, figures.featureStatements > 0 {
        isolated.formUnion(part.testNames)
      } else {
        others.formUnion(part.testNames)
      }
    }
    return isolated.subtracting(others)
  }

  private func run(
    _ suite: TestSelection
  ) throws -> (figures: SuiteFigures, coverage: Coverage) {
    var run = try toolchain.test(suite)
    // Seen rarely, while others build, too: SwiftPM succeeds and tells of no
    // test. The reason is not known.
    if run.passed, run.count == 0 { run = try toolchain.test(suite) }
    try run.check(suite.name)
    let coverage = try Coverage(
      json: try Data(contentsOf: coverageFile),
      root: package.root
    )
    let figures = SuiteFigures(
      tests: run.count,
      userInterfaceStatements: coverage.statementsRun(
        in: package.userInterfaceFiles
      ),
      featureStatements: coverage.statementsRun(in: subject.sources.files)
    )
    return (figures, coverage)
  }
}
