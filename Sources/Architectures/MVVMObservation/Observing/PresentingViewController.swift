import ConsoleUI

/// A controller that begins to present when its view has first appeared.
///
/// In UIKit, there is no window to present in earlier. What is due by then is
/// presented as soon as it begins.
class PresentingViewController: ViewController {
  private var isPresenting = false

  override func viewDidAppear() {
    super.viewDidAppear()
    // The view also appears again, after a screen that covered it.
    guard !isPresenting else { return }
    isPresenting = true
    beginPresenting()
  }

  /// Says what is presented for which state; called once.
  ///
  /// An override calls `present(item:alert:)` and `push(item:screen:)`.
  func beginPresenting() {}
}
