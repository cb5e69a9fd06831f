import ConsoleUI

/// What the presenter can ask of the editor's router.
@MainActor
protocol TodoEditorRouting: AnyObject {
  func leaveEditor()
}

/// Leads back from the editor.
@MainActor
final class TodoEditorRouter {
  weak var viewController: ViewController?
}

extension TodoEditorRouter: TodoEditorRouting {
  func leaveEditor() {
    viewController?.navigationController?.popViewController()
  }
}
