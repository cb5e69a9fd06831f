/// Looks after one screen, as `UIViewController` does.
///
/// The life cycle is UIKit's: `loadView`, `viewDidLoad`, then the four calls
/// around appearing and disappearing, here without their `animated`.
@MainActor
open class ViewController: SelfUpdating {
  public var title: String? { didSet {} }
  public private(set) var children: [ViewController] = []
  public private(set) weak var parent: ViewController?
  weak var directWindow: Window?
  /// The view in it that had the focus last.
  weak var rememberedFocus: View?
  private var loadedView: View?
  private lazy var update = TrackedUpdate(
    of: self,
    named: "updateProperties()"
  )

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

  /// The screen, if it has been loaded.
  var viewIfLoaded: View? { loadedView }

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

  /// Called when this has become another's child, and with nil when it no
  /// longer is one.
  ///
  /// As in UIKit, that is after the calls above: a navigation controller has
  /// shown another screen by then.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: - Updating

  /// Sets what the view shows, as in UIKit since version 26.
  ///
  /// An override reads what it needs from observable objects. It runs for the
  /// first time after `viewDidLoad` and before the first frame, and again
  /// before the next frame after something that it has read has changed.
  /// While another screen covers this one, that waits here; Apple does not say
  /// when UIKit updates a screen that does not show. Do not call it; call
  /// `setNeedsUpdateProperties()`.
  open func updateProperties() {}

  /// Lets `updateProperties` run again before the next frame.
  public func setNeedsUpdateProperties() {
    update.setDue()
  }

  /// Whether a child is on the screen when this controller is.
  func shows(_ child: ViewController) -> Bool { true }

  /// Runs what is due here and in the controllers below.
  ///
  /// - Returns: Whether anything was due.
  func updateIfNeeded(isShown: Bool) -> Bool {
    guard loadedView != nil else { return false }
    var hasUpdated = isShown && update.runIfDue(updateProperties)
    for child in children
    where child.updateIfNeeded(isShown: isShown && shows(child)) {
      hasUpdated = true
    }
    return hasUpdated
  }

  // MARK: - Other controllers

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
