import Testing

@testable import Measure

/// The same of what is counted in the suites.
@Suite("Figures counted in the sources follow the suites")
struct FiguresFollowTheTestsTests {
  private static let suite =
    "Tests/Architectures/MVPTests/Greeting/GreetingTests.swift"
  private static let spy =
    "Tests/Architectures/MVPTests/Greeting/GreetingViewSpy.swift"

  private var package = SmallPackage()

  @Test("A test more is a test more")
  mutating func test() throws {
    package.files[Self.suite]? +=
      "\nextension GreetingTests {"
      + "\n  @Test(arguments: [1])\n  func another(_ n: Int) { #expect(n > 0) }\n}\n"
    try package.expect { $0.tests += 1 }
  }

  @Test("A test outside of the features' folders belongs to none")
  mutating func testOfNoFeature() throws {
    package.files["Tests/Architectures/MVPTests/BaseTests.swift"] =
      "struct BaseTests { @Test func greeting() { #expect(Bool(true)) } }"
    try package.expect { _ in }
  }

  @Test("A statement more in a double is one of its statements")
  mutating func statementOfDouble() throws {
    let change = ("greetings.append", "print(greeting); greetings.append")
    try package.expect(Self.spy, change) {
      $0.doubles = $0.doubles.with(statements: 3)
    }
  }

  @Test("A double that a test uses is one more, one that none uses is not")
  mutating func double() throws {
    package.files["Tests/Architectures/MVPTests/PersonStub.swift"] =
      "final class PersonStub { let name = \"A\" }\n"
    try package.expect { _ in }
    try package.change(
      Self.suite,
      "presenter.view = view",
      to: "presenter.view = view\n    _ = PersonStub()"
    )
    try package.expect {
      $0.doubles = DoubleFigures(
        names: ["GreetingViewSpy", "PersonStub"],
        statements: 3
      )
    }
  }
}
