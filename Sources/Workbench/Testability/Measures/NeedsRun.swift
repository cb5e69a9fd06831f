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
      tests: subjects.count * 2
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
    let coverageFile = try toolchain.coverageFile()
    progress.stage = "Running the suites"

    func measure(
      _ subject: TestabilityRun.Subject,
      _ suite: String,
      _ filter: String,
      _ environment: [String: String] = [:]
    ) throws -> (figures: SuiteFigures, coverage: Coverage) {
      let run = try toolchain.test(filter, environment: environment)
      try run.check("\(suite) of \(subject.sources.variant.name)")
      let coverage = try Coverage(
        json: try Data(contentsOf: coverageFile),
        root: package.root
      )
      return (suiteFigures(subject, coverage, tests: run.count), coverage)
    }
    func measureInTime(
      _ subject: TestabilityRun.Subject,
      _ suite: String,
      _ filter: String,
      _ environment: [String: String] = [:]
    ) throws -> (figures: SuiteFigures, coverage: Coverage) {
      report(progress)
      let start = Date()
      let measured = try measure(subject, suite, filter, environment)
      progress.finishTests(1, seconds: Date().timeIntervalSince(start))
      return measured
    }
    /// The names of the tests in suites that run something of the feature and
    /// nothing of the user interface; a test that stands in another suite too
    /// needs the screen there.
    func isolatedTests(
      of subject: TestabilityRun.Subject,
      _ logic: SuiteFigures
    ) throws -> Set<String> {
      guard !logic.isIsolated else { return subject.suite.testNames }
      var isolated: Set<String> = []
      var others: Set<String> = []
      for part in subject.suite.parts {
        let figures = try measure(subject, "logic suite", part.filter).figures
        if figures.isIsolated, figures.featureStatements > 0 {
          isolated.formUnion(part.testNames)
        } else {
          others.formUnion(part.testNames)
        }
      }
      return isolated.subtracting(others)
    }
    return try subjects.map { subject in
      let sources = subject.sources
      let logic = try measureInTime(
        subject,
        "logic suite",
        subject.suite.filter
      ).figures
      let shared = try measureInTime(
        subject,
        "shared suite",
        SharedSuite.filter,
        SharedSuite.environment(for: sources.variant)
      )
      let behaviours = behaviours(of: sources.variant.feature)
      return Figures(
        needs: NeedFigures(
          logic: logic,
          shared: shared.figures,
          doubles: subject.suite.doubleFigures,
          behaviours: behaviours.count,
          behavioursInIsolation: try isolatedTests(of: subject, logic)
            .intersection(behaviours).count,
          featureStatements: sources.files.statementCount
        ),
        decisions: sources.decisions(reached: shared.coverage)
      )
    }
  }

  private func suiteFigures(
    _ subject: TestabilityRun.Subject,
    _ coverage: Coverage,
    tests: Int
  ) -> SuiteFigures {
    let drawing = package.userInterfaceFiles
    let files = drawing + subject.sources.files
    let classes = files.flatMap(\.declarations).filter { $0.kind == .class }
    return SuiteFigures(
      tests: tests,
      userInterfaceStatements: coverage.statementsRun(in: drawing),
      featureStatements: coverage.statementsRun(in: subject.sources.files),
      objects: coverage.objectsBuilt(
        in: files,
        classes: Set(classes.map(\.name))
      )
    )
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
