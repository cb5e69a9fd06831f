import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import Measure

/// Faults are put into a package so small that one can count by hand.
@MainActor
@Suite(
  "Faults follow the code and its tests",
  .serialized,
  .enabled(if: SlowTests.areRun, "\(SlowTests.hint)")
)
struct MeasuredFaultsTests {
  private static let presenter =
    "Sources/Architectures/MVP/Greeting/GreetingPresenter.swift"
  private static let controller =
    "Sources/Architectures/MVP/Greeting/GreetingViewController.swift"
  private static let suite =
    "Tests/Architectures/MVPTests/Greeting/GreetingTests.swift"

  @Test("Which tests notice a fault")
  func faults() throws {
    try withFolder { folder in
      var package = SmallPackage()
      let before = try package.row(in: folder, .faults).faults
      // Nobody looks at the count: 0, `count += 1`, `+=` and 1 survive.
      #expect(
        before?.inPlain
          == FaultFigures(tested: 7, logic: 3, shared: 3, survived: 4)
      )
      #expect(
        before?.inView
          == FaultFigures(tested: 2, logic: 0, shared: 2, survived: 0)
      )
      try package.change(Self.presenter, "private var count", to: "var count")
      try package.change(
        Self.suite,
        "presenter.tapped()",
        to: "presenter.tapped()\n    #expect(presenter.count == 1)"
      )
      // What an initialiser does stands behind no switch.
      try package.change(
        Self.presenter,
        "init() {}",
        to: """
          private let word: String
          func loaded() {}
          init() {
            word = "Hello"
            self.loaded()
          }
          """
      )
      try package.change(
        Self.presenter,
        #"setGreeting("Hello")"#,
        to: "setGreeting(word)"
      )
      let after = try package.row(in: folder, .faults).faults
      #expect(
        after?.inPlain
          == FaultFigures(
            tested: 7,
            logic: 7,
            shared: 3,
            survived: 0,
            doNotCompile: 2
          )
      )
      #expect(after?.inView == before?.inView)
      let left = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(".build/testability/faults").path
      )
      #expect(Set(left) == ["build", "lock"])
    }
  }

  @Test("A loop without end is seen when time is up")
  func endlessLoop() throws {
    try withFolder { folder in
      var package = SmallPackage()
      try package.change(
        Self.presenter,
        "count += 1",
        to: "while count < 1 {\n  count += 1\n}"
      )
      let figures = try package.row(in: folder, .faults).faults
      // It is endless without `count += 1` and with `-=`. How often it runs
      // otherwise, by 0, `count < 1`, `<`, 1 and 1, nobody sees.
      #expect(
        figures?.inPlain
          == FaultFigures(tested: 10, logic: 5, shared: 5, survived: 5)
      )
    }
  }

  @Test("Tests that fail without a fault tell nothing of one")
  func failingTests() throws {
    try withFolder { folder in
      var package = SmallPackage()
      try package.change(Self.suite, #"["Hello"]"#, to: #"["Bye"]"#)
      let error = #expect(throws: TestabilityError.self) {
        try package.row(in: folder, .faults)
      }
      guard case .testsFailed(let suite, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(
        suite == "logic suite of mvp/greeting, in the copy and with no fault on"
      )
    }
  }
}

extension FaultFigures {
  fileprivate init(
    tested: Int,
    logic: Int,
    shared: Int,
    survived: Int,
    doNotCompile: Int = 0
  ) {
    self.init([])
    self.tested = tested
    seenByLogicSuite = logic
    seenBySharedSuite = shared
    self.survived = survived
    self.doNotCompile = doNotCompile
  }
}
