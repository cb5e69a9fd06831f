import Foundation

/// Whole outputs that are kept in files and compared byte for byte.
///
/// `WORKBENCH_REWRITE=1 swift test` writes them anew; read the difference
/// before you commit it.
public enum Golden {
  /// What is kept under a name in the folder `Golden` beside a test; nil where
  /// nothing is.
  ///
  /// - Parameters:
  ///   - text: What the test found, to be written where files are.
  ///   - test: The file of the test.
  public static func text(
    _ name: String,
    for text: String,
    in test: StaticString = #filePath
  ) throws -> String? {
    let file = URL(fileURLWithPath: "\(test)")
      .deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).txt")
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    return try? String(contentsOf: file, encoding: .utf8)
  }
}
