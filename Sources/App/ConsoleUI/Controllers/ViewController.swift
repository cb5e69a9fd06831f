/// Looks after one screen, as `UIViewController` does.
///
/// The life cycle is UIKit's: `loadView`, `viewDidLoad`, then the four calls
/// around appearing and disappearing, here without their `animated`.
@MainActor
open class ViewController {
  public var title: String? { didSet {} }
  public private(set) var children: [ViewController] = []
  public private(set) weak var parent: ViewController?
  weak var directWindow: Window?
  /// The view in it that had the focus last.
  weak var rememberedFocus: View?
  private var loadedView: View?

  public init() {}

  /// The screen; asking for it loads it.
  public var view: View {
    get {
      loadViewIfNeeded()
      return loadedView ?? View()
    }
    set {
      loadedView = newValue
      newValue.viewController = self
    }
  }

  /// The window that this controller, or one around it, is shown in.
  public var window: Window? {
    directWindow ?? parent?.window
  }

  public var navigationController: NavigationController? {
    parent as? NavigationController ?? parent?.navigationController
  }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view; an override sets `view` and does not call super.
  open func loadView() { view = View() }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}

  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}

  /// Shows an alert, after those that are shown or waiting already.
  public func present(_ alert: AlertController) {
    window?.enqueue(alert, presentedBy: self)
  }

  func addChild(_ child: ViewController) {
    child.parent = self
    children.append(child)
  }

  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
