/// Is told what the user does to a stack of screens.
///
/// UIKit's `UINavigationControllerDelegate` hears of every change of the
/// stack. This one hears of the user's only, as UIKit's
/// `presentationControllerDidDismiss(_:)` does for presented screens.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called after the user has gone back from a screen.
  ///
  /// It is not called for a screen that the program pops.
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  )
}
