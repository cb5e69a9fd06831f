@testable import VIPER

/// Keeps what the presenter asks of the list of to-dos.
final class TodoViewSpy: TodoView {
  private(set) var isLoading = false
  private(set) var isContentShown = false
  private(set) var timesNewTodoCleared = 0
  private(set) var controls: TodoControlsDisplayData?
  private(set) var rows: [TodoDisplayData] = []
  private(set) var savingText = ""

  var isSaving: Bool { savingText == "Saving..." }

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func showContent() {
    isContentShown = true
  }

  func clearNewTodo() {
    timesNewTodoCleared += 1
  }

  func setControls(_ controls: TodoControlsDisplayData?) {
    self.controls = controls
  }

  func showTodos(_ rows: [TodoDisplayData]) {
    self.rows = rows
  }

  func setSavingText(_ text: String) {
    savingText = text
  }
}
