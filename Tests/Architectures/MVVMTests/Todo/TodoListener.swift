import Models
import TestSupport

@testable import MVVM

/// Keeps the alerts and the editor that the view model of the to-dos asks for.
///
/// Like the assembly, it makes the view models. Like a screen, it keeps the
/// editor and lets go of it when it closes.
@MainActor
final class TodoListener {
  private(set) var alerts: [AlertText] = []
  private(set) var editor: TodoEditorViewModel?

  /// A view model that this listens to.
  func makeViewModel(store: TodoStore) -> TodoViewModel {
    let viewModel = TodoViewModel(
      store: store,
      openEditor: { self.openEditor($0, store: store) }
    )
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
    viewModel.$failedSaveQuestion.bind(self) { listener, question in
      guard let question else { return }
      listener.alerts.append(AlertText(question.title, question.message))
    }
    return viewModel
  }

  /// The user goes back.
  func goBack() {
    editor = nil
  }

  private func openEditor(_ id: TodoItem.ID, store: TodoStore) {
    editor = TodoEditorViewModel(
      id: id,
      store: store,
      close: { [weak self] in self?.editor = nil }
    )
  }
}
