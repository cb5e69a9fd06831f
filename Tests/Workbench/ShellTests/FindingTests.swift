import Foundation
import Shell
import TestSupport
import Testing

@Suite("Finding the package and the toolchain")
struct FindingTests {
  private let elsewhere = URL(fileURLWithPath: "/bin/sh")

  @Test("The package is found around a folder inside it")
  func aroundTheFolder() throws {
    for path in ["Sources/Architectures/MVC", "Lessons", "nowhere/at/all", ""] {
      let inside = TestedPackage.folder.appendingPathComponent(path).path
      let found = try PackageFolder.find(
        with: "Sources",
        from: inside,
        program: elsewhere,
        source: "/"
      )
      #expect(found.path == TestedPackage.folder.path)
    }
  }

  @Test("The nearest of that name that has the part is taken")
  func nearest() throws {
    try withFolder { folder in
      let copy = folder.appendingPathComponent("copy")
      let other = copy.appendingPathComponent("other")
      let lessons = other.appendingPathComponent("Lessons")
      for (place, name) in [(copy, "architecture-workbench"), (other, "mine")] {
        try FileManager.default.createDirectory(
          at: place.appendingPathComponent("Lessons"),
          withIntermediateDirectories: true
        )
        try Data("let package = Package(\n  name: \"\(name)\")\n".utf8).write(
          to: place.appendingPathComponent("Package.swift")
        )
      }
      func find(_ part: String) throws -> String {
        try PackageFolder.find(with: part, from: lessons.path).path
      }
      let withLessons = try find("Lessons")
      #expect(withLessons == copy.path)
      let withSources = try find("Sources")
      #expect(withSources == TestedPackage.folder.path)
    }
  }

  @Test("Elsewhere the program's own package is taken, else its sources'")
  func aroundTheProgram() throws {
    try withFolder { folder in
      func find(program: URL, source: String) throws -> String {
        try PackageFolder.find(
          with: "Sources",
          from: folder.path,
          program: program,
          source: source
        ).path
      }
      let own = TestedPackage.folder.path
      let program = TestedPackage.program()
      let aroundProgram = try find(program: program, source: "/")
      #expect(aroundProgram == own)
      let aroundSource = try find(program: elsewhere, source: #filePath)
      #expect(aroundSource == own)
      #expect(throws: PackageFolder.Missing.self) {
        try find(program: elsewhere, source: "/")
      }
    }
  }

  @Test("The first tool on the path is taken; without one that is said")
  func tools() throws {
    let shell = try SwiftTools.find("sh", path: "/nowhere:/bin:/usr/bin")
    #expect(shell.path == "/bin/sh")
    let error = #expect(throws: SwiftTools.Missing.self) {
      try SwiftTools.find(path: "/nowhere:")
    }
    #expect(error?.description.hasPrefix("there is no 'swift'") == true)
  }
}
