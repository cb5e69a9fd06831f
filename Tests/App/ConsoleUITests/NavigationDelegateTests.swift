import ConsoleUI
import Testing

@MainActor
@Suite("A navigation controller's delegate")
struct NavigationDelegateTests {
  private let log = LoggingController.Log()
  private let root: LoggingController
  private let next: LoggingController
  private let navigation: NavigationController
  private let window: Window
  private let delegate: LoggingDelegate

  init() {
    root = LoggingController("root", log)
    next = LoggingController("next", log)
    navigation = NavigationController(rootViewController: root)
    window = Window(
      size: CellSize(width: 40, height: 12),
      rootViewController: navigation
    )
    delegate = LoggingDelegate(log)
    navigation.delegate = delegate
    window.makeVisible()
    navigation.pushViewController(next)
    log.calls = []
  }

  @Test("hears that the user went back, after the screen has gone")
  func userGoesBack() {
    window.goBack()
    #expect(
      log.calls == [
        "next viewWillDisappear", "root viewWillAppear",
        "next viewDidDisappear", "root viewDidAppear",
        "next didMove to no parent", "delegate userDidPop",
      ]
    )
    #expect(delegate.popped === next)
    #expect(delegate.topAtTheCall === root)
  }

  @Test("hears nothing of a screen that the program pops")
  func programPops() {
    navigation.popViewController()
    #expect(navigation.topViewController === root)
    #expect(!log.calls.contains("delegate userDidPop"))
  }

  @Test("hears nothing where the user cannot go back")
  func nowhereToGo() {
    window.goBack()
    log.calls = []
    window.goBack()
    #expect(log.calls == [])
    navigation.pushViewController(next)
    next.present(AlertController(title: "Above"))
    log.calls = []
    window.goBack()
    #expect(log.calls == [])
    #expect(navigation.topViewController === next)
  }

  @Test("is not kept by the navigation controller")
  func ownership() {
    weak var released: LoggingDelegate?
    do {
      let delegate = LoggingDelegate(log)
      navigation.delegate = delegate
      released = delegate
    }
    #expect(released == nil)
    window.goBack()
    #expect(navigation.topViewController === root)
  }
}

/// Notes what a navigation controller tells it, among the screens' calls.
private final class LoggingDelegate: NavigationControllerDelegate {
  private let log: LoggingController.Log
  private(set) weak var popped: ViewController?
  private(set) weak var topAtTheCall: ViewController?

  init(_ log: LoggingController.Log) {
    self.log = log
  }

  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    log.calls.append("delegate userDidPop")
    popped = viewController
    topAtTheCall = navigationController.topViewController
  }
}
