import ConsoleUI

extension AlertController {
  /// An alert that tells something and offers "OK", to close it.
  public static func okAlert(title: String, message: String) -> AlertController
  {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "OK"))
    return alert
  }
}
