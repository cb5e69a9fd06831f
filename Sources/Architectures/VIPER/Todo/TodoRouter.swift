import ConsoleUI
import Layouts

/// What the presenter can ask of the list's router.
@MainActor
protocol TodoRouting: AnyObject {
  func showAlert(title: String, message: String)
  /// Asks whether to try again; the delegate gets the answer.
  func askAboutFailedSave(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String
  )
  func showEditor(ofTodo id: Int)
}

/// Hears what the user answers when a save has failed.
@MainActor
protocol FailedSaveDelegate: AnyObject {
  func userChoseToTryAgain()
  func userChoseToDiscard()
}

/// Opens alerts and the editor from the list of to-dos.
///
/// It does not know what an editor is made of.
@MainActor
final class TodoRouter {
  weak var viewController: ViewController?
  weak var failedSaveDelegate: (any FailedSaveDelegate)?
  private let makeEditor: @MainActor (Int) -> ViewController

  init(makeEditor: @escaping @MainActor (Int) -> ViewController) {
    self.makeEditor = makeEditor
  }
}

extension TodoRouter: TodoRouting {
  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }

  func askAboutFailedSave(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String
  ) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(
      AlertAction(title: tryAgainTitle) { [weak self] in
        self?.failedSaveDelegate?.userChoseToTryAgain()
      }
    )
    alert.addAction(
      AlertAction(title: discardTitle) { [weak self] in
        self?.failedSaveDelegate?.userChoseToDiscard()
      }
    )
    // While the editor covers the list, UIKit presents nothing from the list.
    let screen = viewController?.navigationController ?? viewController
    screen?.present(alert)
  }

  func showEditor(ofTodo id: Int) {
    let editor = makeEditor(id)
    viewController?.navigationController?.pushViewController(editor)
  }
}
