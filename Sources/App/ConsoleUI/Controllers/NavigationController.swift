/// Shows the topmost of a stack of screens, as `UINavigationController` does.
public final class NavigationController: ViewController {
  public weak var delegate: (any NavigationControllerDelegate)? { didSet {} }
  private let navigationView = NavigationView()

  public init(rootViewController: ViewController) {
    super.init()
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  public var topViewController: ViewController? { children.last }
  public var canPop: Bool { children.count > 1 }

  override public func loadView() {
    view = navigationView
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    // This may push another, which is then on top.
    topViewController?.loadViewIfNeeded()
    showTop()
  }

  override public func viewWillAppear() { topViewController?.viewWillAppear() }
  override public func viewDidAppear() { topViewController?.viewDidAppear() }

  override public func viewWillDisappear() {
    topViewController?.viewWillDisappear()
  }

  override public func viewDidDisappear() {
    topViewController?.viewDidDisappear()
  }

  public func pushViewController(_ viewController: ViewController) {
    replaceTop { addChild(viewController) }
    viewController.didMove(toParent: self)
  }

  /// Leaves the topmost screen, unless it is the only one.
  public func popViewController() {
    guard let below = children.dropLast().last else { return }
    popToViewController(below)
  }

  /// Leaves the screens above one of the stack, all at once.
  public func popToViewController(_ viewController: ViewController) {
    guard let index = children.firstIndex(where: { $0 === viewController })
    else { return }
    let leaving = children[(index + 1)...]
    guard !leaving.isEmpty else { return }
    replaceTop { for screen in leaving { screen.removeFromParent() } }
    for screen in leaving {
      screen.view.tables.forEach { $0.recycleAllCells() }
      window?.dropAlerts(presentedBy: screen)
      screen.didMove(toParent: nil)
    }
  }

  /// Does what the user's way back does, and says so.
  func goBack() {
    guard canPop, let leaving = topViewController else { return }
    popViewController()
    delegate?.navigationController(self, userDidPop: leaving)
  }

  override func shows(_ child: ViewController) -> Bool {
    child === topViewController
  }

  private func replaceTop(_ change: () -> Void) {
    let leaving = topViewController
    leaving?.viewWillDisappear()
    change()
    let coming = topViewController
    coming?.loadViewIfNeeded()
    coming?.viewWillAppear()
    showTop()
    leaving?.viewDidDisappear()
    coming?.viewDidAppear()
  }

  private func showTop() {
    guard let top = topViewController else { return }
    navigationView.show(top, canGoBack: canPop)
  }
}
