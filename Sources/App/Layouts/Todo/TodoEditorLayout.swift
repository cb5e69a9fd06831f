import ConsoleUI

/// The editor of a to-do: two text fields, two buttons, two labels.
public final class TodoEditorLayout: StackView {
  public let titleField = TextField(label: "Title")
  public let descriptionField = TextField(label: "Description")
  public let saveButton = Button(title: "Save")
  public let deleteButton = Button(title: "Delete")
  public let missingLabel = Label(style: .bold)
  public let savingLabel = Label(style: .faint)

  public init() {
    super.init(axis: .vertical, spacing: 1, margin: 1)
    let buttons = StackView(axis: .horizontal, spacing: 2)
    buttons.addArrangedSubviews(saveButton, deleteButton)
    for textField in [titleField, descriptionField] {
      textField.returnButton = saveButton
    }
    addArrangedSubviews(
      titleField,
      descriptionField,
      buttons,
      missingLabel,
      savingLabel
    )
  }
}
