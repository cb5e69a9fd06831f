import ConsoleUI

/// A controller that begins to present when its view has first appeared.
///
/// Earlier would be too early to present in UIKit. What is due by then is
/// presented as soon as it begins. From then on it presents what is due, also
/// while another screen covers it. Swift Navigation waits in the same way.
class PresentingViewController: ViewController {
  private var isPresenting = false
  private var appearanceHandlers: [@MainActor () -> Void] = []

  override func viewDidAppear() {
    super.viewDidAppear()
    let handlers = appearanceHandlers
    appearanceHandlers = []
    for handler in handlers { handler() }
    // The view also appears again, after a screen that covered it.
    if !isPresenting {
      isPresenting = true
      beginPresenting()
    }
  }

  /// Says what is presented for which state; called once.
  ///
  /// An override calls `present(item:alert:)` and
  /// `push(item:screen:whenLeft:)`.
  func beginPresenting() {}

  /// Has a handler called once, when the view appears the next time.
  func whenViewAppears(_ handler: @escaping @MainActor () -> Void) {
    appearanceHandlers.append(handler)
  }
}
