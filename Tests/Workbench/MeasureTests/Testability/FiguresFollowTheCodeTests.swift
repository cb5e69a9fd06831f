import Catalogue
import Testing

@testable import Measure

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

  private var package = SmallPackage()

  @Test("The figures to start from are those one counts by hand")
  func start() throws {
    let figures = try package.figures()
    #expect(figures.decisions.viewStatements == 4)
    #expect(figures.decisions.plainStatements == 3)
    #expect(figures.decisions.statementsNeededOnce == 0)
    #expect(figures.decisions.protocols == 1)
    #expect(figures.types == 3)
    #expect(figures.files == 3)
    #expect(figures.neededOnce == [0, 0])
    #expect(figures.tests == 1)
    #expect(figures.doubles.names == ["GreetingViewSpy"])
    #expect(figures.doubles.statements == 2)
    // 0, `count += 1` as a whole, `+=`, 1, the call and "Hello" twice, and in
    // the controller a call and an assignment.
    #expect(figures.faults == 9)
  }

  @Test("A statement more in the presenter is a plain one more")
  mutating func plainStatement() throws {
    let change = ("count += 1", "count += 1; count = count")
    try package.expect(Self.presenter, change) {
      $0.decisions = $0.decisions.with(plainStatements: 4)
      $0.faults += 1
    }
  }

  @Test("A statement more in the controller is one more of the view")
  mutating func viewStatement() throws {
    let change = ("= greeting", "= greeting; _ = layout")
    try package.expect(Self.controller, change) {
      $0.decisions = $0.decisions.with(viewStatements: 5)
      $0.faults += 1
    }
  }

  @Test("What the pattern needs once is counted apart")
  mutating func neededOnce() throws {
    package.files["Sources/Architectures/MVP/Base/Counter.swift"] = """
      class Counter { var count = 0; func more() { count += 1 } }
      """
    try package.expect { _ in }
    let change = (
      "final class GreetingPresenter", "final class GreetingPresenter: Counter"
    )
    try package.expect(Self.presenter, change) {
      $0.decisions = $0.decisions.with(statementsNeededOnce: 2)
      $0.neededOnce = [1, 1]
      $0.faults += 4
    }
  }

  @Test("A comment, a blank line and a brace move nothing")
  mutating func noStatement() throws {
    let change = ("count += 1", "/* a\n b */ // c\n\n    do {\n count += 1\n}")
    try package.expect(Self.presenter, change) { _ in }
  }

  @Test("An initial value more is a statement more")
  mutating func initialValue() throws {
    try package.expect(
      Self.presenter,
      ("count = 0", "count = 0\n  var last = 1")
    ) {
      $0.decisions = $0.decisions.with(plainStatements: 4)
      $0.faults += 1
    }
  }

  @Test("A protocol more is a seam more and a type more")
  mutating func seam() throws {
    package.files[Self.view]? += "\nprotocol Greeter {\n}\n"
    try package.expect {
      $0.decisions = $0.decisions.with(protocols: 2)
      $0.types += 1
    }
  }

  @Test("An import of what draws makes a file view")
  mutating func importing() throws {
    let change = ("final class", "import ConsoleUI\n\nfinal class")
    try package.expect(Self.presenter, change) {
      $0.decisions = $0.decisions.with(viewStatements: 7, plainStatements: 0)
    }
  }

  @Test("A file more is a file more")
  mutating func file() throws {
    package.files["Sources/Architectures/MVP/Greeting/Words.swift"] =
      "// Nothing yet.\n"
    try package.expect { $0.files += 1 }
  }
}
