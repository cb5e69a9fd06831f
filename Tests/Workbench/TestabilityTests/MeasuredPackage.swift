import Catalogue
import Foundation
import Testing
import WorkbenchKit

@testable import Testability

extension SmallPackage {
  /// Writes the files and measures a part with builds and test runs.
  @MainActor
  func row(
    in folder: URL,
    _ part: TestabilityReport.Part
  ) throws -> TestabilityReport.Row {
    try write(to: folder)
    let report = try TestabilityRun(
      catalogue: Self.catalogue,
      features: [.greeting],
      package: PackageSources(root: folder),
      report: { _ in }
    ).measure([part])
    return try #require(report.rows.first)
  }
}
