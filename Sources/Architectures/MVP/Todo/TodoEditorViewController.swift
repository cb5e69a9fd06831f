import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
final class TodoEditorViewController: ViewController {
  private let layout = TodoEditorLayout()
  private let presenter: TodoEditorPresenter

  init(presenter: TodoEditorPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.titleField.addTarget(
      self,
      action: TodoEditorViewController.titleFieldChanged
    )
    layout.saveButton.addTarget(
      self,
      action: TodoEditorViewController.saveButtonTapped
    )
    layout.deleteButton.addAction(presenter.deleteButtonTapped)
    presenter.viewDidLoad()
  }

  private func titleFieldChanged() {
    presenter.titleFieldChanged(layout.titleField.text)
  }

  private func saveButtonTapped() {
    presenter.saveButtonTapped(
      title: layout.titleField.text,
      description: layout.descriptionField.text
    )
  }
}

extension TodoEditorViewController: TodoEditorView {
  func setScreenTitle(_ title: String) {
    self.title = title
  }

  func setTitle(_ title: String) {
    layout.titleField.text = title
  }

  func setDescription(_ description: String) {
    layout.descriptionField.text = description
  }

  func setMissingText(_ text: String) {
    layout.missingLabel.text = text
  }

  func setSavingText(_ text: String) {
    layout.savingLabel.text = text
  }

  func close() {
    navigationController?.popViewController()
  }
}
