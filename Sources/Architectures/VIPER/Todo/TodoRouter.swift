import ConsoleUI
import Layouts

/// What the presenter can ask of the list's router.
@MainActor
protocol TodoRouting: AnyObject {
  func showAlert(title: String, message: String)
  /// Asks whether to try again; the presenter gets the answer.
  func askAboutFailedSave(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String
  )
  func showEditor(ofTodo id: Int)
}

/// Opens alerts and the editor from the list of to-dos.
///
/// It does not know what an editor is made of.
@MainActor
final class TodoRouter {
  weak var viewController: ViewController?
  weak var presenter: (any TodoModuleInterface)?
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
    guard let presenter else { return }
    viewController?.present(
      .failedSaveAlert(
        title: title,
        message: message,
        tryAgainTitle: tryAgainTitle,
        discardTitle: discardTitle,
        presenter: presenter
      )
    )
  }

  func showEditor(ofTodo id: Int) {
    let editor = makeEditor(id)
    viewController?.navigationController?.pushViewController(editor)
  }
}

extension AlertController {
  /// Asks what to do after a failed save; a button tells the presenter.
  static func failedSaveAlert(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String,
    presenter: any TodoModuleInterface
  ) -> AlertController {
    let alert = AlertController(title: title, message: message)
    alert.addAction(
      AlertAction(title: tryAgainTitle) { [weak presenter] in
        presenter?.retrySave()
      }
    )
    alert.addAction(
      AlertAction(title: discardTitle) { [weak presenter] in
        presenter?.discardChanges()
      }
    )
    return alert
  }
}
