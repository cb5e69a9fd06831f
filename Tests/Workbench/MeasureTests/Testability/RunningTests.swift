import Foundation
import Shell
import SwiftSource
import TestSupport
import Testing

@testable import Measure

@Suite("Running the tests of a package")
struct RunningTests {
  private let children = ChildProcesses()

  @Test(
    "The count of tests is the one that the run says last",
    arguments: [
      ("Test run with 4 tests in 1 suite passed after 0.1 seconds.", 4),
      ("Test run with 0 tests in 0 suites passed", 0),
      ("Test run with 3 tests\n✘ Test run with 12 tests failed", 12),
      ("error: no such module", 0),
    ]
  )
  func testCount(output: String, count: Int) {
    #expect(Toolchain.testCount(in: output) == count)
  }

  @Test("A run that crashes has failed, one that finds no test has none")
  func check() throws {
    func check(_ output: String, exitCode: Int32) throws {
      try Toolchain.TestRun(
        count: Toolchain.testCount(in: output),
        passed: exitCode == 0,
        output: output
      ).check("suite")
    }
    try check("Test run with 1 test in 1 suite passed", exitCode: 0)
    for (output, code) in [
      ("Test run with 0 tests in 0 suites passed", Int32(0)),
      ("Test run with 0 tests in 0 suites passed", 69), ("", 0),
    ] {
      #expect(
        throws: TestabilityError.noTests(suite: "suite", output: output)
      ) { try check(output, exitCode: code) }
    }
    for output in ["Test run started.\nFatal error", "Test run with 1 test"] {
      #expect(
        throws: TestabilityError.testsFailed(suite: "suite", output: output)
      ) { try check(output, exitCode: 1) }
    }
  }

  @Test("A package is copied once at a time, and the copy goes away")
  func copy() throws {
    try SmallPackage().read { package in
      let place = package.root.appendingPathComponent(".build/faults")
      func makeCopy() throws -> PackageCopy {
        try PackageCopy(of: package.root, in: place, children: children)
      }
      var copy: PackageCopy? = try makeCopy()
      let folder = try #require(copy?.folder)
      #expect(throws: TestabilityError.alreadyRunning) { try makeCopy() }
      // As a process has it that another test is starting.
      let lock = try duplicate(place.appendingPathComponent("lock"))
      defer { close(lock) }
      copy = nil
      #expect(!FileManager.default.fileExists(atPath: folder.path))
      _ = try makeCopy()
    }
  }

  /// One more descriptor of what is open of a file.
  private func duplicate(_ file: URL) throws -> Int32 {
    var wanted = stat()
    try #require(stat(file.path, &wanted) == 0)
    let descriptor = (0..<Int32(1024)).first { descriptor in
      var open = stat()
      return fstat(descriptor, &open) == 0 && open.st_ino == wanted.st_ino
        && open.st_dev == wanted.st_dev
    }
    return dup(try #require(descriptor))
  }

  @Test("A build that fails is told by its errors, each once")
  func errors() {
    let error = TestabilityError.buildFailed(
      """
      [1/2] Compiling
      /a/b.swift:1:2: error: wrong
      1 | let
        |  `- error: wrong
      /a/b.swift:1:2: error: wrong
      """
    )
    #expect(
      "\(error)"
        == "the package does not build:\n/a/b.swift:1:2: error: wrong"
    )
    #expect(
      "\(TestabilityError.buildFailed("odd"))"
        == "the package does not build:\nodd"
    )
  }
}

@Suite("Progress")
struct MeasurementProgressTests {
  @Test("Time left is what the rest takes at the pace so far")
  func timeLeft() {
    var progress = MeasurementProgress(stage: "Trying", tests: 4)
    #expect(progress.line == "Trying ...")
    progress.finishTest(seconds: 10)
    progress.finishTest(seconds: 4)
    #expect(
      progress.line == "Trying: 50%, about 14 s left"
    )
    progress.finishTest(seconds: 1)
    progress.finishTest(seconds: 1)
    #expect(progress.line.hasSuffix("100%, about 0 s left"))
  }

  @Test("Minutes are told as minutes")
  func minutes() {
    var progress = MeasurementProgress(stage: "Trying", tests: 10)
    progress.finishTest(seconds: 15)
    #expect(progress.line.hasSuffix("10%, about 3 min left"))
  }
}
