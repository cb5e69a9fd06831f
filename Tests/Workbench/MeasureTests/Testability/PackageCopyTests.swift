import Foundation
import Shell
import SwiftSource
import TestSupport
import Testing

@testable import Measure

@Suite("The copy in which faults are tried")
struct PackageCopyTests {
  @Test("A file is written a second after its module was compiled")
  func written() throws {
    let path = "Sources/Architectures/MVP/Greeting/GreetingPresenter.swift"
    try withFolder { folder in
      try SmallPackage().write(to: folder)
      let copy = try PackageCopy(
        of: folder,
        in: folder.appendingPathComponent("faults"),
        children: ChildProcesses()
      )
      // What the compiler leaves of a module.
      let products = copy.scratch.appendingPathComponent("debug/MVP.build")
      try FileManager.default.createDirectory(
        at: products,
        withIntermediateDirectories: true
      )
      try Data().write(to: products.appendingPathComponent("primary.priors"))
      let compiled = Date()
      try copy.write("let a = 1", to: path)
      let file = copy.folder.appendingPathComponent(path)
      #expect(try String(contentsOf: file, encoding: .utf8) == "let a = 1")
      let attributes = try FileManager.default.attributesOfItem(
        atPath: file.path
      )
      let saved = try #require(attributes[.modificationDate] as? Date)
      #expect(saved.timeIntervalSince(compiled) > 0.9)
    }
  }
}
