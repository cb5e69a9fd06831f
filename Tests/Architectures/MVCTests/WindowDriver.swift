import ConsoleUI
import TestSupport
import Testing

/// Shows a screen in a window and uses it as its user does.
extension Window {
  convenience init(showing screen: ViewController) {
    self.init(
      size: CellSize(width: 40, height: 20),
      rootViewController: NavigationController(rootViewController: screen)
    )
    makeVisible()
  }

  /// What the next frame will show: the controller updates itself before that.
  var topView: View? {
    layoutIfNeeded()
    let navigationController = rootViewController as? NavigationController
    return navigationController?.topViewController?.view
  }

  /// Presses the button of this title, in the alert if there is one.
  func press(_ title: String) throws {
    let button = buttons.first { $0.title == title }
    let found = try #require(button, "no button \(title)")
    found.sendActions()
  }

  /// What the alerts say, one after the other; each is closed by its "OK".
  func readAlerts() throws -> [AlertText] {
    var texts: [AlertText] = []
    while let alert = presentedAlert {
      texts.append(AlertText(alert.title ?? "", alert.message))
      try press("OK")
    }
    return texts
  }

  /// What the alert says that wants an answer now; it stays.
  var alertText: AlertText? {
    presentedAlert.map { AlertText($0.title ?? "", $0.message) }
  }
}
