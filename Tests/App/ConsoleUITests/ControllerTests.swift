import ConsoleUI
import Testing

@MainActor
@Suite("Controllers and the window")
struct ControllerTests {
  private let log = LoggingController.Log()

  private func window(_ root: ViewController) -> Window {
    let window = Window(
      size: CellSize(width: 40, height: 12),
      rootViewController: NavigationController(rootViewController: root)
    )
    window.makeVisible()
    return window
  }

  @Test("The life cycle's calls come in UIKit's order")
  func lifeCycle() {
    let root = LoggingController("root", log)
    let window = window(root)
    #expect(
      log.calls == [
        "root didMove to a parent", "root loadView", "root viewDidLoad",
        "root viewWillAppear", "root viewDidAppear",
      ]
    )
    log.calls = []
    let next = LoggingController("next", log)
    root.navigationController?.pushViewController(next)
    #expect(
      log.calls == [
        "root viewWillDisappear", "next loadView", "next viewDidLoad",
        "next viewWillAppear", "root viewDidDisappear", "next viewDidAppear",
        "next didMove to a parent",
      ]
    )
    log.calls = []
    #expect(window.canGoBack)
    window.goBack()
    #expect(
      log.calls == [
        "next viewWillDisappear", "root viewWillAppear",
        "next viewDidDisappear", "root viewDidAppear",
        "next didMove to no parent",
      ]
    )
    log.calls = []
    #expect(!window.canGoBack)
    window.goBack()
    #expect(log.calls == [])
  }

  @Test("Several screens are left at once, and each is told")
  func popSeveral() {
    let root = LoggingController("root", log)
    let window = window(root)
    let navigation = root.navigationController
    navigation?.pushViewController(LoggingController("next", log))
    navigation?.pushViewController(LoggingController("last", log))
    log.calls = []
    navigation?.popToViewController(root)
    #expect(
      log.calls == [
        "last viewWillDisappear", "root viewWillAppear",
        "last viewDidDisappear", "root viewDidAppear",
        "next didMove to no parent", "last didMove to no parent",
      ]
    )
    #expect(navigation?.topViewController === root)
    #expect(!window.canGoBack)
  }

  @Test("Nothing is left above the topmost screen and one of another stack")
  func popToNoOther() {
    let root = LoggingController("root", log)
    let window = window(root)
    log.calls = []
    root.navigationController?.popToViewController(root)
    root.navigationController?.popToViewController(ViewController())
    #expect(log.calls == [])
    #expect(!window.canGoBack)
  }

  @Test("A screen that pushes another when it has loaded is under that one")
  func pushWhenLoaded() {
    let root = PushingController()
    let window = window(root)
    #expect(window.buttons.map(\.title) == ["Above"])
    window.goBack()
    #expect(window.buttons.map(\.title) == ["Below"])
  }

  @Test("A screen that was left is released")
  func release() {
    let root = ViewController()
    let window = window(root)
    weak var released: ViewController?
    weak var releasedView: View?
    do {
      let next = LoggingController("next", log)
      let button = Button(title: "Do")
      button.addTarget(next, action: LoggingController.buttonTapped)
      next.view.addSubview(button)
      root.navigationController?.pushViewController(next)
      _ = window.makeFrame()
      released = next
      releasedView = next.view
    }
    #expect(released != nil && releasedView != nil)
    window.goBack()
    #expect(released == nil && releasedView == nil)
  }

  private func alert(_ title: String, _ buttons: String...) -> AlertController {
    let alert = AlertController(title: title, message: "About \(title)")
    for button in buttons { alert.addAction(AlertAction(title: button)) }
    return alert
  }

  @Test("Alerts queue, and only the first is shown and offered")
  func alerts() {
    let root = ViewController()
    root.view.addSubview(Button(title: "Below"))
    let window = window(root)
    root.present(alert("One", "OK"))
    root.present(alert("Two", "Yes", "No"))
    #expect(window.presentedAlert?.title == "One")
    #expect(window.buttons.map(\.title) == ["OK"])
    #expect(window.makeFrame().contains("About One"))
    #expect(!window.makeFrame().contains("About Two"))
    window.buttons.first?.sendActions()
    #expect(window.buttons.map(\.title) == ["Yes", "No"])
    #expect(window.makeFrame().contains("About Two"))
    window.buttons.last?.sendActions()
    #expect(window.presentedAlert == nil)
    #expect(window.buttons.map(\.title) == ["Below"])
  }

  @Test("Beside an alert stands nothing that is too short to be read")
  func besideAnAlert() {
    for (width, isSeen) in [(40, false), (44, true)] {
      let root = ViewController()
      let window = Window(
        size: CellSize(width: width, height: 7),
        rootViewController: root
      )
      let stack = StackView(axis: .vertical)
      for _ in 0..<7 {
        stack.addArrangedSubviews(
          Label(text: String(repeating: "x", count: width))
        )
      }
      root.view = stack
      window.makeVisible()
      root.present(alert("One", "OK"))
      let rows = window.makeFrame().lines.filter { $0.contains("│") }
      #expect(!rows.isEmpty)
      #expect(rows.allSatisfy { $0.contains("x") == isSeen })
    }
  }

  @Test("A handler that presents an alert finds its own closed")
  func alertFromAlert() {
    let root = ViewController()
    let window = window(root)
    let first = AlertController(title: "One")
    first.addAction(
      AlertAction(title: "More") { [weak root, weak window] in
        #expect(window?.presentedAlert == nil)
        root?.present(AlertController(title: "Two"))
      }
    )
    root.present(first)
    window.buttons.first?.sendActions()
    #expect(window.presentedAlert?.title == "Two")
  }

  @Test("Under an alert one cannot go back; its text field can be edited")
  func underAnAlert() {
    let root = ViewController()
    let window = window(root)
    let next = ViewController()
    next.view.addSubview(TextField(text: "below"))
    next.view.addSubview(TableView(rowHeight: 1))
    root.navigationController?.pushViewController(next)
    let alert = alert("Place", "OK")
    alert.addTextField(placeholder: "Where?")
    next.present(alert)
    #expect(!window.canGoBack)
    window.goBack()
    #expect(next.parent != nil)
    #expect(window.tables.isEmpty)
    #expect(window.textFields.map(\.placeholder) == ["Where?"])
    #expect(window.makeFrame().contains("Where?"))
  }

  @Test("What is hidden or disabled is not offered")
  func hidden() {
    let root = ViewController()
    let outer = View()
    let button = Button(title: "Inside")
    let table = TableView(rowHeight: 1)
    outer.addSubview(button)
    outer.addSubview(table)
    root.view.addSubview(outer)
    let window = window(root)
    #expect(window.buttons.count == 1 && window.tables.count == 1)
    button.isEnabled = false
    #expect(window.buttons.isEmpty)
    button.isEnabled = true
    outer.isHidden = true
    #expect(window.buttons.isEmpty && window.tables.isEmpty)
  }

  @Test("An alert of a screen that goes away goes with it")
  func alertOfALeavingScreen() {
    let root = ViewController()
    let window = window(root)
    let next = ViewController()
    let navigation = root.navigationController
    navigation?.pushViewController(next)
    next.present(alert("Late", "OK"))
    root.present(alert("Kept", "OK"))
    navigation?.popViewController()
    #expect(window.presentedAlert?.title == "Kept")
  }
}

/// Pushes another screen as soon as it has loaded.
private final class PushingController: ViewController {
  override func viewDidLoad() {
    view.addSubview(Button(title: "Below"))
    let next = ViewController()
    next.view.addSubview(Button(title: "Above"))
    navigationController?.pushViewController(next)
  }
}
