import ConsoleUI
import Formatting
import Layouts
import Models

/// What fills a row.
///
/// The cell's own class knows no model, and the controller none of its labels.
extension TodoCell {
  func configure(for todo: Todo) {
    let mark = todo.isCompleted ? "[x]" : "[ ]"
    titleLabel.text = "\(mark) \(todo.title.onOneLine)"
    descriptionLabel.text = todo.description.onOneLine
  }
}
