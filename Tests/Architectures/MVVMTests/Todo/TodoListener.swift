import TestSupport

@testable import MVVM

/// Keeps the alerts and the editor that the view model of the to-dos opens.
///
/// Like a screen, it lets go of an editor that closes.
@MainActor
final class TodoListener {
  private(set) var alerts: [AlertText] = []
  private(set) var editor: TodoEditorViewModel?

  init(to viewModel: TodoViewModel) {
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
    viewModel.showEditor = { self.show($0) }
  }

  /// The user goes back.
  func goBack() {
    editor = nil
  }

  private func show(_ editor: TodoEditorViewModel) {
    self.editor = editor
    editor.close = { [weak self] in self?.editor = nil }
  }
}
