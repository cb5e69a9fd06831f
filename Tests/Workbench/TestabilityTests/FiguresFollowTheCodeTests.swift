import Catalogue
import Testing
import WorkbenchKit

@testable import Testability

/// A change in the code moves the figure that it is about, and no other.
///
/// What needs a build is in `MeasuredFiguresTests`.
@Suite("Figures counted in the sources follow the code")
struct FiguresFollowTheCodeTests {
  private static let presenter =
    "Sources/Architectures/MVP/Greeting/GreetingPresenter.swift"
  private static let controller =
    "Sources/Architectures/MVP/Greeting/GreetingViewController.swift"
  private static let view =
    "Sources/Architectures/MVP/Greeting/GreetingView.swift"
  private static let suite = "Tests/Architectures/MVPTests/GreetingTests.swift"
  private static let spy = "Tests/Architectures/MVPTests/GreetingViewSpy.swift"

  private var package = SmallPackage()

  @Test("The figures to start from are those one counts by hand")
  func start() throws {
    let figures = try package.figures()
    #expect(figures.decisions.viewLines == 4)
    #expect(figures.decisions.plainLines == 3)
    #expect(figures.decisions.protocols == 1)
    #expect(figures.decisions.decidingTypes == ["GreetingPresenter"])
    #expect(figures.decisions.userInterfaceTypes == [])
    #expect(figures.types == 3)
    #expect(figures.files == 3)
    #expect(figures.tests == 1)
    #expect(figures.doubles.names == ["GreetingViewSpy"])
    #expect(figures.doubles.lines == 6)
    // 0, `count += 1` as a whole, `+=`, 1, the call and "Hello" twice, and in
    // the controller a call and an assignment.
    #expect(figures.faults == 9)
  }

  @Test("A line more in the presenter is a plain line more")
  mutating func plainLine() throws {
    let change = ("count += 1", "count += 1\n    count = count")
    try expect(Self.presenter, change) {
      $0.decisions = $0.decisions.with(plainLines: 4)
      $0.faults += 1
    }
  }

  @Test("A line more in the controller is a view line more")
  mutating func viewLine() throws {
    let change = ("presenter.tapped()", "presenter.tapped()\n    _ = layout")
    try expect(Self.controller, change) {
      $0.decisions = $0.decisions.with(viewLines: 5)
      $0.faults += 1
    }
  }

  @Test("A comment, a blank line and a brace move nothing")
  mutating func noLine() throws {
    let change = ("count += 1", "/* a\n b */ // c\n\n    do {\n count += 1\n}")
    try expect(Self.presenter, change) { _ in }
  }

  @Test("An initial value more is a line that runs")
  mutating func initialValue() throws {
    let change = ("count = 0", "count = 0\n  let words: [String] = []\n")
    try expect(Self.presenter, change) { _ in }
    package = SmallPackage()
    try expect(Self.presenter, ("count = 0", "count = 0\n  var last = 1")) {
      $0.decisions = $0.decisions.with(plainLines: 4)
      $0.faults += 1
    }
  }

  @Test("A protocol more is a seam more and a type more")
  mutating func seam() throws {
    package.files[Self.view]? += "\nprotocol Greeter {\n}\n"
    try expect {
      $0.decisions = $0.decisions.with(protocols: 2)
      $0.types += 1
    }
  }

  @Test("A UI type that the presenter names is counted once")
  mutating func userInterfaceType() throws {
    let change = ("count = 0", "count = 0\n  var a: Label?\n  var b: Label?")
    try expect(Self.presenter, change) {
      $0.decisions = $0.decisions.with(userInterfaceTypes: ["Label"])
    }
  }

  @Test("An import of a drawing module turns plain lines into view lines")
  mutating func importing() throws {
    let change = ("final class", "import ConsoleUI\n\nfinal class")
    try expect(Self.presenter, change) {
      $0.decisions = $0.decisions.with(viewLines: 7).with(plainLines: 0)
    }
  }

  @Test("A file more is a file more")
  mutating func file() throws {
    package.files["Sources/Architectures/MVP/Greeting/Words.swift"] =
      "// Nothing yet.\n"
    try expect { $0.files += 1 }
  }

  @Test("A test more is a test more")
  mutating func test() throws {
    package.files[Self.suite]? +=
      "\nextension GreetingTests {"
      + "\n  @Test(arguments: [1])\n  func another(_ n: Int) {}\n}\n"
    try expect { $0.tests += 1 }
  }

  @Test("A line more in a double is one of its lines")
  mutating func lineOfDouble() throws {
    let change = ("greetings.append", "print(greeting)\n    greetings.append")
    try expect(Self.spy, change) { $0.doubles = $0.doubles.with(lines: 7) }
  }

  @Test("A double that a test uses is one more, one that none uses is not")
  mutating func double() throws {
    package.files[Self.spy]? += "\nfinal class PersonStub {}\n"
    try expect { _ in }
    try package.change(
      Self.suite,
      "presenter.view = view",
      to: "presenter.view = view\n    _ = PersonStub()"
    )
    try expect {
      $0.doubles = DoubleFigures(
        names: ["GreetingViewSpy", "PersonStub"],
        lines: 7
      )
    }
  }

  /// Counts again; all figures but those that the body moves must be the same.
  private func expect(_ move: (inout SmallPackage.Figures) -> Void) throws {
    var expected = try SmallPackage().figures()
    move(&expected)
    #expect(try package.figures() == expected)
  }

  private mutating func expect(
    _ path: String,
    _ change: (old: String, new: String),
    _ move: (inout SmallPackage.Figures) -> Void
  ) throws {
    try package.change(path, change.old, to: change.new)
    try expect(move)
  }
}

extension DecisionFigures {
  fileprivate func with(
    viewLines: Int? = nil,
    plainLines: Int? = nil,
    protocols: Int? = nil,
    userInterfaceTypes: [String]? = nil
  ) -> DecisionFigures {
    DecisionFigures(
      viewLines: viewLines ?? self.viewLines,
      plainLines: plainLines ?? self.plainLines,
      protocols: protocols ?? self.protocols,
      decidingTypes: decidingTypes,
      userInterfaceTypes: userInterfaceTypes ?? self.userInterfaceTypes
    )
  }
}

extension DoubleFigures {
  fileprivate func with(lines: Int) -> DoubleFigures {
    DoubleFigures(names: names, lines: lines)
  }
}
