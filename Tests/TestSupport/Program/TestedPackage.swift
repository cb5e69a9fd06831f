import Foundation

/// The package that is tested, and what was built of it beside the tests.
public enum TestedPackage {
  /// The folder of its manifest.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // Program
    .deletingLastPathComponent()  // TestSupport
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// The program of an executable target.
  public static func program(_ name: String = "workbench") -> URL {
    // On a Mac the tests are a bundle, elsewhere a program of their own.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products =
      bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return products.appendingPathComponent(name)
  }
}
