import ConsoleUI
import Layouts

/// All features present their alerts in this way.
extension ViewController {
  /// Presents the alerts that were not due in an earlier state.
  func present<Reason>(
    _ alerts: AlertQueue<Reason>,
    replacing previous: AlertQueue<Reason>?,
    whenClosed: @escaping @MainActor (_ number: Int) -> Void
  ) {
    for alert in alerts.added(to: previous) {
      present(
        .okAlert(title: alert.title, message: alert.message) {
          whenClosed(alert.number)
        }
      )
    }
  }
}
