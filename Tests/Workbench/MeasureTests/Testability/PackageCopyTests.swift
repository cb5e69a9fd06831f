import Foundation
import Shell
import SwiftSource
import TestSupport
import Testing

@testable import Measure

@Suite("The copy in which faults are tried")
struct PackageCopyTests {
  private static let path =
    "Sources/Architectures/MVP/Greeting/GreetingPresenter.swift"

  @Test("A changed file's module is compiled again, and only that")
  func products() throws {
    try withFolder { folder in
      try SmallPackage().write(to: folder)
      let copy = try PackageCopy(
        of: folder,
        in: folder.appendingPathComponent("faults"),
        children: ChildProcesses()
      )
      func products() throws -> [String] {
        let files = FileManager.default
        return try files.subpathsOfDirectory(atPath: copy.scratch.path)
          .filter { $0.hasSuffix(".o") }.sorted()
      }
      for module in ["MVP", "MVC"] {
        let objects = copy.scratch.appendingPathComponent(
          "debug/\(module).build"
        )
        try FileManager.default.createDirectory(
          at: objects,
          withIntermediateDirectories: true
        )
        try Data().write(to: objects.appendingPathComponent("A.o"))
      }
      #expect(try products() == ["debug/MVC.build/A.o", "debug/MVP.build/A.o"])
      try copy.write("let a = 1", to: Self.path)
      #expect(try products() == ["debug/MVC.build/A.o"])
      let written = copy.folder.appendingPathComponent(Self.path)
      #expect(try String(contentsOf: written, encoding: .utf8) == "let a = 1")
    }
  }
}
