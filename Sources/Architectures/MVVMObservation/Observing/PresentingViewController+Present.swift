import ConsoleUI

/// What is presented is state: an alert or a screen shows for an item.
///
/// The item's identity says whether it is still the same. When the user has
/// closed what shows, the view model is told which item that was, and has to
/// take it back.
///
/// Point-Free's Swift Navigation has the like: `present(item:)` and
/// `navigationDestination(item:)`.
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
    observe(item) { [weak self] item in
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
  ///   - whenLeft: Called when the user has gone back from the item's screen:
  ///     this controller's view has appeared again.
  func push<Item: Identifiable>(
    item: @escaping @MainActor () -> Item?,
    screen makeScreen: @escaping @MainActor (Item) -> ViewController,
    whenLeft: @escaping @MainActor (Item.ID) -> Void
  ) {
    var pushedID: Item.ID?
    weak var pushed: ViewController?
    observe(item) { [weak self] item in
      let id = item?.id
      guard id != pushedID, let self, let navigationController else { return }
      // It is not the user who leaves what is popped here.
      pushedID = nil
      // Where the user has gone back, it is no longer there.
      while let pushed,
        navigationController.children.contains(where: { $0 === pushed })
      {
        navigationController.popViewController()
      }
      guard let item, let id else { return }
      let screen = makeScreen(item)
      pushedID = id
      pushed = screen
      navigationController.pushViewController(screen)
      // It covers this view, which appears again when the user has gone back.
      whenViewAppears { if pushedID == id { whenLeft(id) } }
    }
  }
}

extension ViewController {
  /// The outermost controller, which presents for those in it.
  ///
  /// The view of a screen that is covered, or in another tab, is in no window,
  /// and UIKit presents nothing from there.
  fileprivate var presenter: ViewController { parent?.presenter ?? self }
}
