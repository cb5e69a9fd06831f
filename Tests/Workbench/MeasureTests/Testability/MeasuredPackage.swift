import Catalogue
import Foundation
import Testing

@testable import Measure

extension SmallPackage {
  /// Writes the files and measures parts with builds and test runs.
  @MainActor
  func row(
    in folder: URL,
    _ parts: TestabilityReport.Part...
  ) throws -> TestabilityReport.Row {
    try write(to: folder)
    let report = try TestabilityRun(
      catalogue: Self.catalogue,
      package: PackageSources(root: folder),
      report: { _ in }
    ).measure(Set(parts), of: [.greeting])
    return try #require(report.rows.first)
  }
}
