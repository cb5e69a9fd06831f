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
  /// Makes the editor of a to-do, and gives it its delegate.
  typealias MakeEditor =
    @MainActor (Int, (any TodoEditorModuleDelegate)?) -> ViewController

  weak var viewController: ViewController?
  weak var failedSaveDelegate: (any FailedSaveDelegate)?
  weak var editorDelegate: (any TodoEditorModuleDelegate)?
  private let makeEditor: MakeEditor

  init(makeEditor: @escaping MakeEditor) {
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
    let editor = makeEditor(id, editorDelegate)
    viewController?.navigationController?.pushViewController(editor)
  }
}
