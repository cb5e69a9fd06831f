import Foundation
import Testing

/// The oldest compiler stands in several places; they name the same one.
@Suite("The oldest compiler")
struct OldestCompilerTests {
  @Test("Manifests, texts and the continuous integration name the same one")
  func places() throws {
    let manifest = try text("Package.swift")
    let version = try #require(
      manifest.firstMatch(of: /swift-tools-version: (\d+\.\d+)\n/)?.1
    )
    #expect(
      try text("Lessons/Package.swift")
        .hasPrefix("// swift-tools-version: \(version)\n")
    )
    #expect(try text("README.md").contains("needs Swift \(version) or newer"))
    #expect(try text("Lessons/README.md").contains("You need Swift \(version)"))
    #expect(
      try text(".github/workflows/ci.yml").contains("swift: [\"\(version)\",")
    )
  }

  private func text(_ path: String) throws -> String {
    try String(
      contentsOf: House().root.appendingPathComponent(path),
      encoding: .utf8
    )
  }
}
