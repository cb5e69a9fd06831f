import ConsoleUI
import Layouts

/// Binds the editor of a to-do to its view model.
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
      viewModel,
      action: TodoEditorViewModel.saveButtonTapped
    )
    layout.deleteButton.addTarget(
      viewModel,
      action: TodoEditorViewModel.deleteButtonTapped
    )
    bindViewModel()
  }

  func titleFieldChanged() {
    viewModel.titleFieldChanged(layout.titleField.text)
  }

  func descriptionFieldChanged() {
    viewModel.descriptionFieldChanged(layout.descriptionField.text)
  }

  private func bindViewModel() {
    viewModel.$screenTitle.bind(to: self, \.title)
    viewModel.$title.bind(layout) { layout, text in
      layout.titleField.update(with: text)
    }
    viewModel.$description.bind(layout) { layout, text in
      layout.descriptionField.update(with: text)
    }
    viewModel.$missingText.bind(to: layout.missingLabel, \.text)
    viewModel.$savingText.bind(to: layout.savingLabel, \.text)
  }
}
