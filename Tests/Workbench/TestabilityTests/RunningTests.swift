import Foundation
import Shell
import SwiftSource
import TestSupport
import Testing

@testable import Testability

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
      #expect(throws: TestabilityError.noTests(suite: "suite")) {
        try check(output, exitCode: code)
      }
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
      let file = try #require(
        package.files.first { $0.path.hasSuffix("Presenter.swift") }
      )
      let fault = try #require(FaultGenerator.faults(in: file).first)
      let url = folder.appendingPathComponent(fault.path)
      try copy?.put(fault)
      #expect(
        try String(contentsOf: url, encoding: .utf8)
          == fault.apply(to: file.text)
      )
      try copy?.restore(fault, from: package)
      #expect(try String(contentsOf: url, encoding: .utf8) == file.text)
      copy = nil
      #expect(!FileManager.default.fileExists(atPath: folder.path))
      _ = try makeCopy()
    }
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
    var progress = MeasurementProgress(stage: "Trying", builds: 4, tests: 6)
    #expect(progress.timeLeft == nil)
    #expect(progress.line == "Trying ...")
    progress.finishBuild(seconds: 10)
    progress.finishTests(2, seconds: 4)
    progress.finishBuild(seconds: 20)
    // Two builds say too little of all.
    #expect(progress.timeLeft == nil)
    progress.finishBuild(seconds: 30)
    #expect(progress.timeLeft == 28.0)
    #expect(
      progress.line == "Trying [##########..........] 50%, about 28 s left"
    )
    progress.skipTests(2)
    #expect(progress.timeLeft == 24.0)
    progress.finishBuild(seconds: 200)
    #expect(progress.timeLeft == 4.0)
    progress.finishTests(2, seconds: 8)
    #expect(progress.timeLeft == 0.0)
  }

  @Test("Minutes are told as minutes")
  func minutes() {
    var progress = MeasurementProgress(stage: "Trying", tests: 10)
    progress.finishTests(1, seconds: 15)
    #expect(progress.line.hasSuffix("10%, about 3 min left"))
  }
}
