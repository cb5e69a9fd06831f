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
        target("MVP", "Architectures", ["ConsoleUI", "Layouts"]),
        target("Play", "Workbench"),
        tests("MVPTests", "Architectures", ["MVP"]),
        tests("AcceptanceTests", "Workbench", ["MVP"]),
      ]
    )
    """,
    "Sources/Workbench/Play/Play.swift": "",
    "Sources/App/ConsoleUI/Label.swift": """
    public class Label {
      public var text: String?
      public init() {}
    }
    """,
    "Sources/App/ConsoleUI/ViewController.swift": """
    open class ViewController {
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
    import ConsoleUI
    import Layouts

    final class GreetingViewController: ViewController {
      let layout = GreetingLayout()
      let presenter = GreetingPresenter()

      override init() {}

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
    "Tests/Architectures/MVPTests/Greeting/GreetingTests.swift": """
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
    "Tests/Architectures/MVPTests/Greeting/GreetingViewSpy.swift": """
    @testable import MVP

    final class GreetingViewSpy: GreetingView {
      var greetings: [String] = []

      func setGreeting(_ greeting: String) {
        greetings.append(greeting)
      }
    }
    """,
  ]
}
