import ConsoleUI

/// What is presented is state, as in Point-Free's "Modern UIKit" (2024): an
/// alert or a screen shows for an item. A test reads it like any other state.
///
/// The item's identity says whether it is still the same. When the user has
/// closed what shows, the view model is told which item that was, and has to
/// take it back. The alternative is to tell of alerts and screens as events,
/// through closures. The module `MVVM` does so, and keeps only the question
/// after a failed save as state. An event need not be taken back, but it is
/// lost where nobody listens.
///
/// An alert may show together with a screen, and several alerts may be due. So,
/// unlike in "Modern UIKit", they are not cases of one enum.
///
/// A controller calls each of these functions at most once, in `viewDidLoad()`.
/// They begin when its view has first appeared. Point-Free's Swift Navigation
/// has the like: `present(item:)` and `navigationDestination(item:)`. They
/// write nil into the state themselves when something was closed.
extension PresentingViewController {
  /// Presents the alert that is due, and closes it when it is due no longer.
  ///
  /// Contents of another identity get another alert, instead of the first. If
  /// the first still shows, it is dismissed. In an app, the next one has to
  /// await that, for UIKit presents one at a time. Here, alerts wait in a
  /// queue.
  ///
  /// Both closures capture this controller weakly.
  ///
  /// - Parameters:
  ///   - contents: Reads what the alert is to say; nil where none is due.
  ///   - whenAnswered: Takes the identity of the contents, the answer of the
  ///     button that was pressed, and what was typed.
  func present<Answer>(
    alert contents: @escaping @MainActor () -> AlertContents<Answer>?,
    whenAnswered:
      @escaping @MainActor (
        AlertContents<Answer>.ID, Answer?, _ text: String
      ) -> Void
  ) {
    var presentedID: AlertContents<Answer>.ID?
    observeOnceViewAppears(contents) { [weak self] contents in
      let id = contents?.id
      guard id != presentedID, let self else { return }
      presentedAlert?.dismiss()
      presentedID = id
      guard let contents else { return }
      let alert = AlertController.alert(contents) { answer, text in
        whenAnswered(contents.id, answer, text)
      }
      presentedAlert = alert
      presenter.present(alert)
    }
  }

  /// Presents the alert that is due, which the user can only close.
  ///
  /// - Parameters:
  ///   - contents: Reads what the alert is to say; nil where none is due.
  ///   - whenClosed: Takes the identity of the contents.
  func present(
    alert contents: @escaping @MainActor () -> AlertContents<Never>?,
    whenClosed: @escaping @MainActor (AlertContents<Never>.ID) -> Void
  ) {
    present(alert: contents, whenAnswered: { id, _, _ in whenClosed(id) })
  }

  /// Pushes a screen for the item that is open, and pops it when the item goes.
  ///
  /// Screens that stand on it are popped, too. An item of another identity gets
  /// another screen: the first is popped, and the next one is pushed. An app
  /// does both at once, by `setViewControllers(_:animated:)`. Swift Navigation
  /// ignores another item while one is shown.
  ///
  /// - Parameters:
  ///   - item: Reads the item. The closure captures this controller weakly.
  ///   - screen: Makes the screen for it.
  ///   - whenLeft: Called when the user has gone back from the item's screen.
  ///     That screen says so itself.
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
  /// and UIKit presents nothing from there. Swift Navigation presents from
  /// the controller itself.
  fileprivate var presenter: ViewController { parent?.presenter ?? self }
}
