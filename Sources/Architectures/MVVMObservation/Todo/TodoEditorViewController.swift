import ConsoleUI
import Layouts

/// Passes what the user does on to the view model, and shows what it reads
/// there.
///
/// It is part of the view here, and must not know the to-do it shows.
final class TodoEditorViewController: ViewController {
  private let layout = TodoEditorLayout()
  private let viewModel: TodoEditorViewModel

  init(viewModel: TodoEditorViewModel) {
    self.viewModel = viewModel
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
    layout.descriptionField.addTarget(
      self,
      action: TodoEditorViewController.descriptionFieldChanged
    )
    layout.saveButton.addTarget(
      self,
      action: TodoEditorViewController.saveButtonTapped
    )
    layout.deleteButton.addTarget(
      self,
      action: TodoEditorViewController.deleteButtonTapped
    )
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.screenTitle
    layout.titleField.text = viewModel.title
    layout.descriptionField.text = viewModel.description
    layout.missingLabel.text = viewModel.missingText
    layout.savingLabel.text = viewModel.savingText
  }

  func titleFieldChanged() {
    viewModel.titleFieldChanged(layout.titleField.text)
  }

  func descriptionFieldChanged() {
    viewModel.descriptionFieldChanged(layout.descriptionField.text)
  }

  func saveButtonTapped() {
    viewModel.saveButtonTapped()
  }

  func deleteButtonTapped() {
    viewModel.deleteButtonTapped()
  }
}
