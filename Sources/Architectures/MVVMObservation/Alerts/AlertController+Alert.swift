import ConsoleUI

extension AlertController {
  /// An alert that says the contents and offers their buttons.
  ///
  /// - Parameters:
  ///   - contents: What it says.
  ///   - whenAnswered: Takes the answer of the button that was pressed, and
  ///     what was typed.
  static func alert<Answer>(
    _ contents: AlertContents<Answer>,
    whenAnswered: @escaping @MainActor (Answer?, _ text: String) -> Void
  ) -> AlertController {
    let alert = AlertController(
      title: contents.title,
      message: contents.message
    )
    if contents.hasTextField { alert.addTextField() }
    for button in contents.buttons {
      alert.addAction(
        AlertAction(title: button.title) { [weak alert] in
          whenAnswered(button.answer, alert?.textFields.first?.text ?? "")
        }
      )
    }
    return alert
  }
}
