@testable import VIPER

/// Keeps what the presenter asks of the list of to-dos.
///
/// Like a table, it reads the rows when it is told to and keeps them.
final class TodoViewSpy: TodoView {
  var presenter: TodoPresenter?
  private(set) var isLoading = false
  private(set) var isContentShown = false
  private(set) var timesFieldEmptied = 0
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

  func emptyNewTodoField() {
    timesFieldEmptied += 1
  }

  func setControls(_ controls: TodoControlsDisplayData?) {
    self.controls = controls
  }

  func reloadTodos() {
    rows = (0..<(presenter?.numberOfTodos ?? 0)).compactMap { row in
      presenter?.displayData(forRow: row)
    }
  }

  func setSavingText(_ text: String) {
    savingText = text
  }
}
