import ConsoleUI
import Layouts

/// Opens alerts and the editor from the list of to-dos.
///
/// It knows how to open them. It must not decide when, nor know what an editor
/// is made of.
@MainActor
final class TodoRouter {
  weak var viewController: ViewController?
  private let makeEditor: @MainActor (Int) -> ViewController

  init(makeEditor: @escaping @MainActor (Int) -> ViewController) {
    self.makeEditor = makeEditor
  }
}

extension TodoRouter: TodoRouting {
  func showAlert(title: String, message: String) {
    viewController?.present(.okAlert(title: title, message: message))
  }

  func showEditor(ofTodo id: Int) {
    let editor = makeEditor(id)
    viewController?.navigationController?.pushViewController(editor)
  }
}
