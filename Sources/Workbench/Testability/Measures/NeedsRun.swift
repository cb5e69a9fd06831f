import Foundation
import Shell
import SwiftSource
import WorkbenchKit

/// Runs the suites with coverage and sees what they needed.
@MainActor
struct NeedsRun {
  let package: PackageSources
  let subjects: [TestabilityRun.Subject]
  let children: ChildProcesses
  let report: (MeasurementProgress) -> Void

  func run() throws -> [NeedFigures] {
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

    func figures(
      _ subject: TestabilityRun.Subject,
      _ suite: String,
      _ filter: String,
      _ environment: [String: String] = [:]
    ) throws -> SuiteFigures {
      report(progress)
      let start = Date()
      let run = try toolchain.test(filter, environment: environment)
      try run.check("\(suite) of \(subject.sources.variant.name)")
      let coverage = try Coverage(
        json: try Data(contentsOf: coverageFile),
        root: package.root
      )
      progress.finishTests(1, seconds: Date().timeIntervalSince(start))
      return suiteFigures(subject, coverage, tests: run.count)
    }
    return try subjects.map { subject in
      NeedFigures(
        logic: try figures(subject, "logic suite", subject.suite.filter),
        shared: try figures(
          subject,
          "shared suite",
          SharedSuite.filter,
          SharedSuite.environment(for: subject.sources.variant)
        ),
        doubles: subject.suite.doubleFigures,
        behaviours: behaviours(of: subject.sources.variant.feature).count,
        featureStatements: subject.sources.files.statementCount
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
