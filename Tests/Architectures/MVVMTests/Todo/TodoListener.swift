import Models
import TestSupport

@testable import MVVM

/// Keeps the alerts and the editor that the view model of the to-dos asks for.
///
/// Like a screen, it keeps the editor and lets go of it when it closes.
@MainActor
final class TodoListener {
  private(set) var alerts: [AlertText] = []
  private(set) var editor: TodoEditorViewModel?

  init(to viewModel: TodoViewModel) {
    viewModel.eventHappened = { self.hear($0) }
  }

  /// The user goes back.
  func goBack() {
    editor = nil
  }

  private func hear(_ event: TodoViewModel.Event) {
    switch event {
    case .alert(let title, let message),
      .askAboutFailedSaveRequest(let title, let message, _, _):
      alerts.append(AlertText(title, message))
    case .openEditor(let editor):
      show(editor)
    }
  }

  private func show(_ editor: TodoEditorViewModel) {
    self.editor = editor
    editor.eventHappened = { [weak self] event in
      switch event {
      case .close: self?.editor = nil
      }
    }
  }
}
