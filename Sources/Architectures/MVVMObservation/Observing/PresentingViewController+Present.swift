import ConsoleUI

/// What is presented is state: an alert or a screen shows for an item.
///
/// The item's identity says whether it is still the same. When the user has
/// closed what shows, the view model is told which item that was, and has to
/// take it back.
///
/// A controller calls these functions once, in `viewDidLoad()`. They begin when
/// its view has first appeared. Point-Free's Swift Navigation has the like:
/// `present(item:)` and `navigationDestination(item:)`.
extension PresentingViewController {
  /// Presents an alert for the item that is due, and closes it when the item
  /// goes.
  ///
  /// An item of another identity gets another alert, instead of the first.
  ///
  /// - Parameters:
  ///   - item: Reads the item. The closure captures this controller weakly.
  ///   - alert: Makes the alert for the item, by such a closure as well.
  func present<Item: Identifiable>(
    item: @escaping @MainActor () -> Item?,
    alert makeAlert: @escaping @MainActor (Item) -> AlertController
  ) {
    var presentedID: Item.ID?
    weak var presented: AlertController?
    observeOnceViewAppears(item) { [weak self] item in
      let id = item?.id
      guard id != presentedID else { return }
      presented?.dismiss()
      presentedID = id
      guard let item else { return }
      let alert = makeAlert(item)
      presented = alert
      self?.presenter.present(alert)
    }
  }

  /// Pushes a screen for the item that is open, and pops it when the item goes,
  /// with what stands on it.
  ///
  /// An item of another identity gets another screen, instead of the first.
  ///
  /// - Parameters:
  ///   - item: Reads the item. The closure captures this controller weakly.
  ///   - screen: Makes the screen for it.
  ///   - whenLeft: Called when the user has gone back from the item's screen.
  ///     That screen says so itself. The `viewDidAppear()` of this controller
  ///     is no sign of it: in UIKit, it may come after the next screen was
  ///     pushed.
  func push<Item: Identifiable>(
    item: @escaping @MainActor () -> Item?,
    screen makeScreen: @escaping @MainActor (Item) -> PresentingViewController,
    whenLeft: @escaping @MainActor (Item.ID) -> Void
  ) {
    var pushedID: Item.ID?
    weak var pushed: PresentingViewController?
    observeOnceViewAppears(item) { [weak self] item in
      let id = item?.id
      guard id != pushedID, let self, let navigationController else { return }
      pushedID = id
      if let pushed {
        // It is not the user who leaves what is popped here.
        pushed.whenLeft = nil
        navigationController.popToViewController(self)
      }
      guard let item, let id else { return }
      let screen = makeScreen(item)
      screen.whenLeft = {
        pushed = nil
        whenLeft(id)
      }
      pushed = screen
      navigationController.pushViewController(screen)
    }
  }

  private func observeOnceViewAppears<Item>(
    _ item: @escaping @MainActor () -> Item?,
    then act: @escaping @MainActor (Item?) -> Void
  ) {
    whenViewAppears { [weak self] in self?.observe(item, then: act) }
  }
}

extension ViewController {
  /// The outermost controller, which presents for those in it.
  ///
  /// The view of a screen that is covered, or in another tab, is in no window,
  /// and UIKit may present nothing from there. But an alert stays when its
  /// screen goes. Swift Navigation presents from the controller itself, and
  /// dismisses the alert when the controller is released.
  fileprivate var presenter: ViewController { parent?.presenter ?? self }
}
