import ConsoleUI

/// Leads back from the editor.
///
/// It knows how to go back, and must not decide when.
@MainActor
final class TodoEditorRouter {
  weak var viewController: ViewController?

  init() {}
}

extension TodoEditorRouter: TodoEditorRouting {
  func leaveEditor() {
    viewController?.navigationController?.popViewController()
  }
}
