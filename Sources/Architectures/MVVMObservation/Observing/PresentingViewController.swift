import ConsoleUI

/// A controller that begins to present when its view has first appeared.
///
/// Earlier would be too early to present in UIKit. What is due by then is
/// presented as soon as it begins.
class PresentingViewController: ViewController {
  private var isPresenting = false
  private var popHandlers: [@MainActor (ViewController) -> Void] = []

  override func viewDidAppear() {
    super.viewDidAppear()
    // The view also appears again, after a screen that covered it.
    if !isPresenting {
      isPresenting = true
      beginPresenting()
    }
    // Each time, for the screen that covered it may have taken its place.
    if !popHandlers.isEmpty { navigationController?.delegate = self }
  }

  /// Says what is presented for which state; called once.
  ///
  /// An override calls `present(item:alert:)` and
  /// `push(item:screen:whenLeft:)`.
  func beginPresenting() {}

  /// Has a handler told of each screen from which the user goes back.
  func addPopHandler(_ handler: @escaping @MainActor (ViewController) -> Void) {
    popHandlers.append(handler)
  }
}

extension PresentingViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    for handler in popHandlers { handler(viewController) }
  }
}
