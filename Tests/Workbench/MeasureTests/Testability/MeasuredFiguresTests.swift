import Catalogue
import Foundation
import TestSupport
import Testing

@testable import Measure

/// Figures that a build and a test run give follow the code as well.
///
/// They are measured on a package so small that one can count by hand.
@MainActor
@Suite(
  "Measured figures follow the code",
  .serialized,
  .enabled(if: SlowTests.areRun, Comment(rawValue: SlowTests.hint))
)
struct MeasuredFiguresTests {
  private static let presenter =
    "Sources/Architectures/MVP/Greeting/GreetingPresenter.swift"
  private static let layout = "Sources/App/Layouts/GreetingLayout.swift"
  private static let view =
    "Sources/Architectures/MVP/Greeting/GreetingView.swift"
  private static let suite =
    "Tests/Architectures/MVPTests/Greeting/GreetingTests.swift"

  @Test("What a test must bring")
  func needs() throws {
    try withFolder { folder in
      let start = SmallPackage()
      let first = try start.row(in: folder, .needs)
      let before = try #require(first.needs)
      #expect(
        before
          == NeedFigures(
            logic: SuiteFigures(
              tests: 1,
              userInterfaceStatements: 0,
              featureStatements: 3
            ),
            shared: SuiteFigures(
              tests: 1,
              userInterfaceStatements: 1,
              featureStatements: 7
            ),
            doubles: DoubleFigures(names: ["GreetingViewSpy"], statements: 2),
            behaviours: 1,
            behavioursInIsolation: 1,
            featureStatements: 7
          )
      )
      @MainActor func expect(
        _ path: String,
        _ old: String,
        _ new: String,
        logic: SuiteFigures,
        shared: SuiteFigures,
        behaviours: Int = 1,
        behavioursInIsolation: Int? = nil,
        featureStatements: Int = 7
      ) throws {
        var package = start
        try package.change(path, old, to: new)
        let after = try package.row(in: folder, .needs).needs
        let expected = NeedFigures(
          logic: logic,
          shared: shared,
          doubles: before.doubles,
          behaviours: behaviours,
          behavioursInIsolation: behavioursInIsolation ?? behaviours,
          featureStatements: featureStatements
        )
        #expect(after == expected, "\(new)")
      }
      // A statement more runs in both suites.
      try expect(
        Self.presenter,
        "count += 1",
        "count += 1\n    print(count)",
        logic: before.logic.with(featureStatements: 4),
        shared: before.shared.with(featureStatements: 8),
        featureStatements: 8
      )
      // A statement that no test enters is there, and did not run.
      try expect(
        Self.presenter,
        "count += 1",
        "count += 1; if count > 9 { count = 0 }",
        logic: before.logic.with(featureStatements: 4),
        shared: before.shared.with(featureStatements: 8),
        featureStatements: 9
      )
      // A label more is run by those who need the screen.
      try expect(
        Self.layout,
        "public init",
        "public let another = Label()\n      public init",
        logic: before.logic,
        shared: before.shared.with(userInterfaceStatements: 2)
      )
      // A test more runs nothing more of the feature.
      try expect(
        Self.suite,
        "  @Test func aTapGreets",
        "  @Test func one() { #expect(GreetingPresenter().view == nil) }\n"
          + "  @Test func aTapGreets",
        logic: before.logic.with(tests: 2),
        shared: before.shared,
        behaviours: 2
      )
      // Of two suites, the one without the screen is isolated by itself.
      try expect(
        Self.suite,
        "struct GreetingTests {",
        "struct GreetingScreenTests {\n"
          + "  @Test func one() {\n"
          + "    GreetingViewController().tapped(); #expect(Bool(true))\n  }\n"
          + "}\n\nstruct GreetingTests {",
        logic: before.logic.with(
          tests: 2,
          userInterfaceStatements: 1,
          featureStatements: 6
        ),
        shared: before.shared,
        behaviours: 2,
        behavioursInIsolation: 1
      )
      // One that has the name of such a test, and runs nothing, changes nothing.
      try expect(
        Self.suite,
        "struct GreetingTests {",
        "struct GreetingScreenTests {\n"
          + "  @Test func one() {\n"
          + "    GreetingViewController().tapped(); #expect(Bool(true))\n  }\n"
          + "}\n\nstruct MoreTests {\n"
          + "  @Test func one() { #expect(Bool(true)) }\n"
          + "}\n\nstruct GreetingTests {",
        logic: before.logic.with(
          tests: 3,
          userInterfaceStatements: 1,
          featureStatements: 6
        ),
        shared: before.shared,
        behaviours: 2,
        behavioursInIsolation: 1
      )
      // A protocol is nothing that runs.
      try expect(
        Self.view,
        "protocol GreetingView",
        "protocol Greeter {}\nprotocol GreetingView",
        logic: before.logic,
        shared: before.shared
      )
    }
  }
}

extension SuiteFigures {
  fileprivate func with(
    tests: Int? = nil,
    userInterfaceStatements: Int? = nil,
    featureStatements: Int? = nil
  ) -> SuiteFigures {
    SuiteFigures(
      tests: tests ?? self.tests,
      userInterfaceStatements: userInterfaceStatements
        ?? self.userInterfaceStatements,
      featureStatements: featureStatements ?? self.featureStatements
    )
  }
}
