import ConsoleUI
import Layouts

extension ViewController {
  /// Presents the alert that is due, unless it is presented already.
  ///
  /// - Parameters:
  ///   - due: The oldest alert that the user has not closed.
  ///   - presented: The alert that was presented last.
  ///   - whenClosed: Called when the user has closed the alert.
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
