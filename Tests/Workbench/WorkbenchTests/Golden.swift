import Foundation
import TestSupport
import Testing

/// Whole outputs that are kept in files and compared byte for byte.
///
/// `WORKBENCH_REWRITE=1 swift test` writes them anew; read the difference
/// before you commit it.
enum Golden {
  static func expect(
    _ text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = TestedPackage.folder
      .appendingPathComponent(
        "Tests/Workbench/WorkbenchTests/Golden/\(name).txt"
      )
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let golden = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, sourceLocation: sourceLocation)
  }
}
