import ConsoleUI

extension AlertController {
  /// An alert that tells something and offers "OK", to close it.
  ///
  /// - Parameter handler: Called when it was closed.
  public static func okAlert(
    title: String,
    message: String?,
    handler: (@MainActor () -> Void)? = nil
  ) -> AlertController {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "OK", handler: handler))
    return alert
  }
}
