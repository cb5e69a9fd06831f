import Observation

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
  private var needsUpdateProperties = true
  private var needsUpdatePresentation = true

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

  // MARK: - Updating

  /// Sets what the view shows, as in UIKit since version 26.
  ///
  /// An override reads what it needs from observable objects. It runs for the
  /// first time after `viewDidLoad` and before the first frame, and again
  /// before the next frame after something that it has read has changed.
  /// While another screen covers this one, that waits. Do not call it; call
  /// `setNeedsUpdateProperties()`.
  open func updateProperties() {}

  /// Presents what the observable objects say is due.
  ///
  /// It runs as `updateProperties` does, also while another screen covers this
  /// one. UIKit has no such method. There an app presents from
  /// `updateProperties()`, or observes for itself as Point-Free's
  /// `present(item:)` does.
  open func updatePresentation() {}

  /// Lets `updateProperties` run again before the next frame.
  public func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Whether a child is on the screen when this controller is.
  func shows(_ child: ViewController) -> Bool { true }

  /// Runs what is due here and in the controllers below.
  ///
  /// - Returns: Whether anything was due.
  func updateIfNeeded(isShown: Bool) -> Bool {
    guard loadedView != nil else { return false }
    var hasUpdated = false
    if isShown, needsUpdateProperties {
      needsUpdateProperties = false
      track("updateProperties()", updateProperties) {
        Self.mark(&$0.needsUpdateProperties)
      }
      hasUpdated = true
    }
    if needsUpdatePresentation {
      needsUpdatePresentation = false
      track("updatePresentation()", updatePresentation) {
        Self.mark(&$0.needsUpdatePresentation)
      }
      hasUpdated = true
    }
    for child in children
    where child.updateIfNeeded(isShown: isShown && shows(child)) {
      hasUpdated = true
    }
    return hasUpdated
  }

  /// Runs a function, and marks it when something that it has read is about
  /// to change; the window's observer is told, unless it was marked before.
  private func track(
    _ name: String,
    _ update: () -> Void,
    mark: @escaping @MainActor (ViewController) -> Bool
  ) {
    withObservationTracking(update) { [weak self] in
      // The new value is not there yet, so the function cannot run now. What
      // a screen shows is changed on the main actor only.
      MainActor.assumeIsolated {
        guard let self, mark(self) else { return }
        if let observe = self.window?.controllerNeedsUpdate {
          self.tell(observe, of: name)
        }
      }
    }
  }

  /// Sets the mark and says whether it was not set.
  private static func mark(_ needsUpdate: inout Bool) -> Bool {
    defer { needsUpdate = true }
    return !needsUpdate
  }

  /// Tells an observer of the mark, in a call of its own: a recording then
  /// knows by whom it was told.
  private func tell(
    _ observe: Window.UpdateObserver,
    of name: String
  ) {
    observe(self, name)
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
