import ConsoleUI

/// A controller that presents once its view has first appeared, and that says
/// when its screen was left.
///
/// Before that it would be too early to present in UIKit. From then on it
/// presents what is due, also while another screen covers it. Swift Navigation
/// does the same for each controller, by replacing methods of UIKit's class at
/// run time. So it needs no base class.
class PresentingViewController: ViewController {
  /// Called when the screen is no longer in the stack.
  var whenLeft: (@MainActor () -> Void)?
  private var appearanceHandlers: [@MainActor () -> Void] = []

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
