import ConsoleUI

/// Hosts the view, and lets the controller go back and set the title.
///
/// It must not know the model, or what the view shows.
final class TodoEditorViewController: ViewController {
  private let editorView: TodoEditorView

  init(editorView: TodoEditorView) {
    self.editorView = editorView
    super.init()
  }

  override func loadView() {
    view = editorView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    editorView.controller.viewDidLoad()
  }
}
