import ConsoleUI
import Layouts

/// How all features present what the state says is open.
///
/// A view compares two states. Where they differ, it takes away what it has
/// presented for the earlier one and presents what the new one demands. So it
/// keeps what it has presented.
extension ViewController {
  /// Closes an alert, if it is open, and presents the next one, if any.
  func replaceAlert(
    _ presented: inout AlertController?,
    with next: AlertController?
  ) {
    presented?.dismiss()
    presented = next
    if let next { present(next) }
  }

  /// Leaves a screen, if it is open, and opens the next one, if any.
  ///
  /// If the user went back, the screen has been left already.
  func replaceScreen(
    _ presented: inout ViewController?,
    with next: ViewController?
  ) {
    if let presented, navigationController?.topViewController === presented {
      navigationController?.popViewController()
    }
    presented = next
    if let next { navigationController?.pushViewController(next) }
  }

  /// Closes the alerts that are no longer due, and presents the new ones.
  ///
  /// - Parameters:
  ///   - alerts: What is due.
  ///   - previous: What was due before; nil at first.
  ///   - presented: The alerts that are open, by their numbers.
  ///   - whenClosed: Called when the user has closed an alert.
  func replaceAlerts<Reason>(
    with alerts: AlertQueue<Reason>,
    after previous: AlertQueue<Reason>?,
    in presented: inout [Int: AlertController],
    whenClosed: @escaping @MainActor (_ number: Int) -> Void
  ) {
    for alert in previous?.alerts(notIn: alerts) ?? [] {
      replaceAlert(&presented[alert.number], with: nil)
    }
    for alert in alerts.alerts(notIn: previous) {
      replaceAlert(
        &presented[alert.number],
        with: .okAlert(title: alert.title, message: alert.message) {
          whenClosed(alert.number)
        }
      )
    }
  }
}
