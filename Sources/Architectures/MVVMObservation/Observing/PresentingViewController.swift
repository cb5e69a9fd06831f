import ConsoleUI

/// A controller that begins to present when its view first appears, and that
/// says when its screen was left.
///
/// Before that it would be too early to present in UIKit. From then on it
/// presents what is due, also while another screen covers it. What is pushed
/// has this base class, too, so that it can say that it was left.
///
/// Swift Navigation needs no base class: it replaces methods of UIKit's class
/// at run time. There a controller observes at once, and only what it presents
/// waits until its view has appeared.
class PresentingViewController: ViewController {
  /// Called when the screen is no longer in the stack.
  var whenLeft: (@MainActor () -> Void)?
  /// The alert that it has presented, while that shows or waits.
  weak var presentedAlert: AlertController?
  private var appearanceHandlers: [@MainActor () -> Void] = []

  // Another controller presents the alert, which would outlive this one.
  isolated deinit {
    presentedAlert?.dismiss()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    // The view also appears again, after a screen that covered it.
    let handlers = appearanceHandlers
    appearanceHandlers = []
    for handler in handlers { handler() }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { whenLeft?() }
  }

  /// Has a handler called once, when the view appears the next time.
  func whenViewAppears(_ handler: @escaping @MainActor () -> Void) {
    appearanceHandlers.append(handler)
  }
}
