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
    #if canImport(Darwin)
      // The tests are a bundle, which a program of the toolchain loads.
      let products = Bundle(for: Anchor.self).bundleURL
        .deletingLastPathComponent()
    #else
      // The tests are a program of their own.
      let products = Bundle.main.bundleURL
    #endif
    return products.appendingPathComponent(name)
  }

  /// A class of the bundle that holds the tests.
  private final class Anchor {}
}
