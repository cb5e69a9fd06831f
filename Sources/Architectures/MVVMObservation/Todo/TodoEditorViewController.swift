import ConsoleUI
import Layouts

/// Shows what it reads in the view model, and tells it what the user does.
final class TodoEditorViewController: PresentingViewController {
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
      viewModel,
      action: TodoEditorViewModel.saveButtonTapped
    )
    layout.deleteButton.addTarget(
      viewModel,
      action: TodoEditorViewModel.deleteButtonTapped
    )
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.screenTitle
    layout.titleField.show(viewModel.title)
    layout.descriptionField.show(viewModel.description)
    layout.missingLabel.text = viewModel.missingText
    layout.savingLabel.text = viewModel.savingText
  }

  func titleFieldChanged() {
    viewModel.title = layout.titleField.text
  }

  func descriptionFieldChanged() {
    viewModel.description = layout.descriptionField.text
  }
}
