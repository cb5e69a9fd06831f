import Catalogue
import Foundation
import TestSupport
import Testing
import WorkbenchKit

@testable import Testability

/// A small package of one architecture, written to a folder and read again.
///
/// Its one variant is what `mvp/greeting` would be; texts are changed before
/// they are read.
struct SmallPackage {
  /// The texts, by path.
  var files: [String: String] = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    func target(_ name: String, _ room: String, _ uses: [Target.Dependency] = [])
      -> Target
    { .target(name: name, dependencies: uses, path: "Sources/\\(room)/\\(name)") }
    func tests(_ name: String, _ room: String, _ uses: [Target.Dependency])
      -> Target
    { .testTarget(name: name, dependencies: uses, path: "Tests/\\(room)/\\(name)") }
    let package = Package(
      name: "architecture-workbench",
      targets: [
        target("ConsoleUI", "App"),
        target("Layouts", "App", ["ConsoleUI"]),
        target("MVP", "Architectures", ["Layouts"]),
        target("WorkbenchKit", "Workbench"),
        tests("MVPTests", "Architectures", ["MVP"]),
        tests("AcceptanceTests", "Workbench", ["MVP"]),
      ]
    )
    """,
    "Sources/Workbench/WorkbenchKit/Kit.swift": "",
    "Sources/App/ConsoleUI/Label.swift": """
    public class Label {
      public var text: String?
      public init() {}
    }
    """,
    "Sources/App/Layouts/GreetingLayout.swift": """
    import ConsoleUI
    public final class GreetingLayout {
      public let label = Label()
      public init() {}
    }
    """,
    "Sources/Architectures/MVP/Greeting/GreetingView.swift": """
    protocol GreetingView: AnyObject {
      func setGreeting(_ greeting: String)
    }
    """,
    "Sources/Architectures/MVP/Greeting/GreetingPresenter.swift": """
    final class GreetingPresenter {
      weak var view: (any GreetingView)?
      private var count = 0

      init() {}

      func tapped() {
        count += 1
        view?.setGreeting("Hello")
      }
    }
    """,
    "Sources/Architectures/MVP/Greeting/GreetingViewController.swift": """
    import Layouts

    final class GreetingViewController {
      let layout = GreetingLayout()
      let presenter = GreetingPresenter()

      init() {}

      func tapped() {
        presenter.tapped()
      }
    }

    extension GreetingViewController: GreetingView {
      func setGreeting(_ greeting: String) {
        layout.label.text = greeting
      }
    }
    """,
    "Tests/Architectures/MVPTests/GreetingTests.swift": """
    import Testing

    @testable import MVP

    struct GreetingTests {
      private let view = GreetingViewSpy()

      @Test func aTapGreets() {
        let presenter = GreetingPresenter()
        presenter.view = view
        presenter.tapped()
        #expect(view.greetings == ["Hello"])
      }
    }
    """,
    "Tests/Workbench/AcceptanceTests/ScenarioTests.swift": """
    import Foundation
    import Testing

    @testable import MVP

    struct ScenarioTests {
      @Test func aTapGreets() {
        let only = ProcessInfo.processInfo.environment["WORKBENCH_ONLY"]
        #expect(only == "mvp/greeting")
        let controller = GreetingViewController()
        controller.presenter.view = controller
        controller.tapped()
        #expect(controller.layout.label.text == "Hello")
      }
    }
    """,
    "Tests/Architectures/MVPTests/GreetingViewSpy.swift": """
    @testable import MVP

    final class GreetingViewSpy: GreetingView {
      var greetings: [String] = []

      func setGreeting(_ greeting: String) {
        greetings.append(greeting)
      }
    }
    """,
  ]

  static let catalogue = Catalogue(
    architectures: [.mvp],
    features: [.greeting, .weather]
  )

  /// All that is counted in sources, of `mvp/greeting`.
  struct Figures: Equatable {
    var decisions: DecisionFigures
    var types: Int
    var files: Int
    var tests: Int
    var doubles: DoubleFigures
    var faults: Int
  }

  /// Writes the files, reads them as a package, and counts.
  func figures() throws -> Figures {
    try read { package in
      let variant = try Fixtures.variant(.mvp, .greeting)
      let catalogue = Self.catalogue
      let sources = VariantSources(variant, in: package, catalogue: catalogue)
      let suite = LogicSuite(variant, in: package, catalogue: catalogue)
      return Figures(
        decisions: sources.decisions(in: package),
        types: sources.typeNames.count,
        files: sources.files.count,
        tests: suite.tests.count,
        doubles: suite.doubleFigures,
        faults: FaultSubject(sources, suite: suite).faults.count
      )
    }
  }

  func read<Value>(_ body: (PackageSources) throws -> Value) throws -> Value {
    try withFolder { folder in
      try write(to: folder)
      return try body(PackageSources(root: folder))
    }
  }

  /// Writes the files; those that are written already stay untouched.
  func write(to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let data = Data(text.utf8)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
  }

  /// Changes a text that must be there once.
  mutating func change(_ path: String, _ old: String, to new: String) throws {
    let text = try #require(files[path])
    try #require(text.components(separatedBy: old).count == 2)
    files[path] = text.replacingOccurrences(of: old, with: new)
  }
}
