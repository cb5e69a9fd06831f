import ConsoleUI
import Layouts

/// How all features present what the state says is open.
///
/// A view keeps what it has presented. It takes that away when the state no
/// longer demands it, and presents what the state demands now.
extension ViewController {
  /// Closes an alert, if it is open, and presents the next one, if any.
  func replaceAlert(
    _ presented: inout AlertController?,
    with next: AlertController?
  ) {
    presented?.dismiss()
    presented = next
    // On iOS, a screen that another one covers cannot present.
    if let next { (navigationController ?? self).present(next) }
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

  /// Closes the alert that is no longer the first due, and presents the one
  /// that is now, if any.
  ///
  /// - Parameters:
  ///   - presented: The alert that is open, if any.
  ///   - alerts: Those that are due.
  ///   - previous: Those that were due before; nil at first.
  ///   - store: Is told when the user has closed an alert.
  ///   - event: Makes that event of the alert's number.
  func replaceAlert<Reason, Receiver: EventReceiver>(
    _ presented: inout AlertController?,
    with alerts: AlertQueue<Reason>,
    after previous: AlertQueue<Reason>?,
    store: Receiver,
    event: @escaping (Int) -> Receiver.Event
  ) {
    let next = alerts.due.first
    guard next != previous?.due.first else { return }
    replaceAlert(
      &presented,
      with: next.map { alert in
        .okAlert(title: alert.title, message: alert.message) { [weak store] in
          store?.send(event(alert.number))
        }
      }
    )
  }
}
