import ConsoleUI

extension AlertController {
  /// An alert that tells something and offers "OK", to close it.
  ///
  /// - Parameters:
  ///   - title: By default that of an alert which tells of an error.
  ///   - handler: Called when it was closed.
  public static func okAlert(
    title: String = "Alert",
    message: String?,
    handler: (@MainActor () -> Void)? = nil
  ) -> AlertController {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "OK", handler: handler))
    return alert
  }
}
