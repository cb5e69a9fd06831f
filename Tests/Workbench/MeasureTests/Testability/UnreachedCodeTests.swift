import Foundation
import TestSupport
import Testing

@testable import Measure

/// Plain types must not look larger by code that never runs.
@MainActor
@Suite("Plain code does not count unless it is reached", .serialized)
struct UnreachedCodeTests {
  private static let presenter =
    "Sources/Architectures/MVP/Greeting/GreetingPresenter.swift"
  private static let suite =
    "Tests/Architectures/MVPTests/Greeting/GreetingTests.swift"

  @Test(
    "Code that no user reaches",
    .enabled(if: SlowTests.areRun, Comment(rawValue: SlowTests.hint)),
    arguments: [
      ("func tapped", "func unused() { count = 1 }\n  func tapped"),
      ("init() {}", "init() {}\n  static func tested() -> Int { 1 }"),
      ("count += 1", "count += 1; if count > 9 { count = 0 }"),
    ]
  )
  func deadCode(old: String, new: String) throws {
    try withFolder { folder in
      var package = SmallPackage()
      try package.change(Self.presenter, old, to: new)
      try package.change(
        Self.suite,
        "let presenter",
        to: new.contains("tested")
          ? "#expect(GreetingPresenter.tested() == 1); let presenter"
          : "let presenter"
      )
      let row = try package.row(in: folder, .decisions, .needs)
      let honest = try SmallPackage().figures().decisions
      // The condition that is asked is reached, what it guards is not.
      let more = new.contains("if") ? 1 : 0
      #expect(
        row.decisions?.plainStatements == honest.plainStatements + more
      )
    }
  }
}
