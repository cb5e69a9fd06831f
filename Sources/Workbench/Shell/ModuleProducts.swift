import Foundation

/// What a build has made of one module.
///
/// Found on Swift 6.3: the compiler's driver tells times by the second. What is
/// saved twice within one second, with a build between, is not compiled again.
/// So what was compiled from other texts is removed before, or a second passes.
package struct ModuleProducts {
  package let folder: URL

  /// - Parameter scratch: Where the package is built.
  package init(of module: String, scratch: URL) {
    folder = scratch.appendingPathComponent("debug/\(module).build")
  }

  /// Makes the next build compile the whole module.
  package func remove() throws {
    let files = FileManager.default
    let products = try? files.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    ).filter { ["o", "swiftdeps", "priors"].contains($0.pathExtension) }
    for product in products ?? [] { try files.removeItem(at: product) }
  }

  /// Waits, where the module was compiled within this second, so that the
  /// driver sees that what is saved now was saved later.
  package func letASecondPass() {
    let record = folder.appendingPathComponent("primary.priors")
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: record.path
    )
    guard let last = attributes?[.modificationDate] as? Date else { return }
    let passed = -last.timeIntervalSinceNow
    if (0..<1).contains(passed) { Thread.sleep(forTimeInterval: 1 - passed) }
  }
}
