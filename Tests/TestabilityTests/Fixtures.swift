import Foundation
import Testing
import WorkbenchKit

@testable import Testability

/// What the tests of measuring stand on.
enum Fixtures {
  static let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) {
    url,
    _ in
    url.deletingLastPathComponent()
  }

  /// The package's own sources as they are now.
  static func sources() throws -> PackageSources { try ownSources.get() }

  // Reading all files takes a second, so it is done once.
  private static let ownSources = Result { try PackageSources(root: package) }

  /// The built workbench, which lies beside the tests.
  static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder =
      bundle?.bundleURL.deletingLastPathComponent()
      ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("workbench")
  }

  /// Whether tests that build Swift are asked for.
  static var runsSlowTests: Bool {
    ProcessInfo.processInfo.environment["WORKBENCH_SLOW_TESTS"] == "1"
  }

  static let slowHint: Comment = "WORKBENCH_SLOW_TESTS=1 swift test runs this"

  static func variant(_ architecture: Architecture, _ feature: Feature) throws
    -> Variant
  {
    try #require(Variant(architecture, feature))
  }
}

/// Hands an empty folder to the body and removes it then.
@discardableResult
func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("testability-\(UUID().uuidString)")
    .resolvingSymlinksInPath()
  try FileManager.default.createDirectory(
    at: folder,
    withIntermediateDirectories: true
  )
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
