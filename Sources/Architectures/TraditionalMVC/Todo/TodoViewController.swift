import ConsoleUI

/// Hosts the view, and lets the controller present alerts and push screens.
///
/// It must not know the model, or what the view shows.
final class TodoViewController: ViewController {
  private let todoView: TodoView

  init(todoView: TodoView) {
    self.todoView = todoView
    super.init()
    title = "To-dos"
  }

  override func loadView() {
    view = todoView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    todoView.controller.viewDidLoad()
  }
}
