import ConsoleUI
import Layouts

/// All features present their alerts in this way.
extension ViewController {
  /// Presents the alert that is due, unless it is presented already.
  func present(
    _ due: AlertContents?,
    updating presented: inout AlertContents.ID?,
    whenClosed: @escaping @MainActor (AlertContents.ID) -> Void
  ) {
    guard let due, due.id != presented else { return }
    presented = due.id
    present(
      .okAlert(title: due.title, message: due.message) { whenClosed(due.id) }
    )
  }
}
