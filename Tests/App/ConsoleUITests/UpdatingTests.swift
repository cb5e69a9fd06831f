import ConsoleUI
import Testing

@MainActor
@Suite("Controllers that update themselves")
struct UpdatingTests {
  private let shown = Shown()
  private let controller: UpdatingController
  private let window: Window

  init() {
    controller = UpdatingController(shown)
    window = Window(
      size: CellSize(width: 40, height: 12),
      rootViewController: NavigationController(rootViewController: controller)
    )
  }

  /// Shows the screen and forgets what that took.
  private func show() {
    window.makeVisible()
    _ = window.makeFrame()
    controller.forget()
  }

  @Test("They do when the view is loaded, once before the first frame")
  func lifeCycle() {
    #expect(window.presentedAlert == nil)
    #expect(controller.calls == [])
    window.makeVisible()
    #expect(controller.calls == ["loadView", "viewDidLoad"])
    #expect(window.makeFrame().contains("first"))
    let whole = ["loadView", "viewDidLoad", "updateProperties"]
    #expect(controller.calls == whole)
    _ = window.makeFrame()
    #expect(controller.calls == whole)
  }

  @Test("A change only marks; the next frame shows the last of several")
  func change() {
    show()
    shown.text = "second"
    shown.text = "third"
    #expect(controller.calls == [])
    #expect(controller.label.text == "first")
    #expect(window.makeFrame().contains("third"))
    #expect(controller.calls == ["updateProperties"])
    shown.text = "fourth"
    #expect(window.makeFrame().contains("fourth"))
    #expect(controller.calls == ["updateProperties", "updateProperties"])
  }

  @Test("What is offered is up to date, without a frame")
  func offers() {
    show()
    shown.text = "done"
    #expect(window.buttons.isEmpty)
    shown.text = "again"
    #expect(window.handle(.enter) == .gesture(.press(controller.button)))
    shown.notice = "Late"
    #expect(window.presentedAlert?.title == "Late")
    controller.forget()
    shown.isOpen = true
    #expect(!window.canGoBack)
    #expect(controller.calls == ["updateProperties"])
  }

  @Test("Whether something moves is up to date, too")
  func animation() {
    show()
    shown.text = "second"
    #expect(!window.isAnimating)
    #expect(controller.calls == ["updateProperties"])
  }

  @Test("What changes while a frame is drawn is shown by the next frame")
  func drawing() {
    let drawn = NoticingView(shown)
    controller.view.addSubview(drawn)
    window.makeVisible()
    #expect(!window.makeFrame().contains("Late"))
    #expect(controller.calls.count { $0 == "updateProperties" } == 1)
    #expect(window.makeFrame().contains("Late"))
  }

  @Test("A controller can be asked to update without a change")
  func asked() {
    show()
    controller.setNeedsUpdateProperties()
    #expect(controller.calls == [])
    _ = window.makeFrame()
    _ = window.makeFrame()
    #expect(controller.calls == ["updateProperties"])
  }

  @Test("A screen that is opened by an update is up to date at once")
  func opened() throws {
    show()
    shown.isOpen = true
    _ = window.makeFrame()
    let top = controller.navigationController?.topViewController
    let opened = try #require(top as? UpdatingController)
    #expect(opened !== controller)
    #expect(opened.label.text == "first")
  }

  @Test("A covered screen shows no changes before it is back")
  func covered() {
    show()
    controller.navigationController?.pushViewController(ViewController())
    shown.text = "second"
    _ = window.makeFrame()
    #expect(controller.calls == [])
    controller.navigationController?.popViewController()
    #expect(window.makeFrame().contains("second"))
    #expect(controller.calls == ["updateProperties"])
  }

  @Test("The window tells of each mark, once")
  func marks() {
    var marks = 0
    window.needsUpdate = { [controller] updating, name in
      #expect(updating === controller)
      #expect(name == "updateProperties()")
      marks += 1
    }
    show()
    #expect(marks == 0)
    shown.text = "second"
    shown.text = "third"
    #expect(marks == 1)
    controller.setNeedsUpdateProperties()
    #expect(marks == 1)
    _ = window.makeFrame()
    controller.setNeedsUpdateProperties()
    _ = window.makeFrame()
    shown.text = "fourth"
    #expect(marks == 2)
  }

  @Test("An update that always asks for another one does not go on for ever")
  func endless() {
    show()
    let restless = RestlessController(shown)
    controller.navigationController?.pushViewController(restless)
    #expect(window.presentedAlert == nil)
    #expect(restless.calls.count { $0 == "updateProperties" } == 10)
  }

  @Test("What is read does not keep the controller")
  func release() {
    weak var released: ViewController?
    do {
      let controller = UpdatingController(shown)
      let window = Window(
        size: CellSize(width: 40, height: 12),
        rootViewController: controller
      )
      window.makeVisible()
      _ = window.makeFrame()
      released = controller
    }
    #expect(released == nil)
    shown.text = "second"
  }
}
