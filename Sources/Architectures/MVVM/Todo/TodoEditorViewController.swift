import ConsoleUI
import Layouts

/// Tells the view model what the user does, and binds the editor to it.
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
    bindViewModel()
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

  private func bindViewModel() {
    viewModel.screenTitle.bind { [weak self] title in
      self?.title = title
    }
    viewModel.title.bind { [weak self] text in
      self?.layout.titleField.text = text
    }
    viewModel.description.bind { [weak self] text in
      self?.layout.descriptionField.text = text
    }
    viewModel.missingText.bind { [weak self] text in
      self?.layout.missingLabel.text = text
    }
    viewModel.savingText.bind { [weak self] text in
      self?.layout.savingLabel.text = text
    }
    viewModel.close = { [weak self] in
      self?.close()
    }
  }

  private func close() {
    navigationController?.popViewController()
  }
}
