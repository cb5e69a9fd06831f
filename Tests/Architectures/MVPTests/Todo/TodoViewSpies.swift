import TestSupport

@testable import MVP

/// Keeps what the presenter asks of the list of to-dos.
///
/// Like a table, it reads the rows when it is told to and keeps them.
final class TodoViewSpy: TodoView {
  var presenter: TodoPresenter?
  private(set) var isLoading = false
  private(set) var isReloadButtonHidden = false
  private(set) var isContentShown = false
  private(set) var timesFieldWasEmptied = 0
  private(set) var rows: [TodoCellSpy] = []
  private(set) var areControlsHidden = false
  private(set) var markAllButtonTitle = ""
  private(set) var itemsLeftText = ""
  private(set) var isClearCompletedHidden = false
  private(set) var savingText = ""
  private(set) var editedTodoIDs: [Int] = []
  private(set) var alerts: [AlertText] = []
  private(set) var answersToFailedSaveRequest: [String] = []

  var rowTitles: [String] { rows.map(\.title) }

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func setReloadButtonHidden(_ isHidden: Bool) {
    isReloadButtonHidden = isHidden
  }

  func setContentHidden(_ isHidden: Bool) {
    isContentShown = !isHidden
  }

  func emptyNewTodoField() {
    timesFieldWasEmptied += 1
  }

  func reloadTodos() {
    rows = (0..<(presenter?.numberOfTodos ?? 0)).map { row in
      let cell = TodoCellSpy()
      presenter?.configure(cell, forRow: row)
      return cell
    }
  }

  func setControlsHidden(_ isHidden: Bool) {
    areControlsHidden = isHidden
  }

  func setMarkAllButtonTitle(_ title: String) {
    markAllButtonTitle = title
  }

  func setItemsLeftText(_ text: String) {
    itemsLeftText = text
  }

  func setClearCompletedHidden(_ isHidden: Bool) {
    isClearCompletedHidden = isHidden
  }

  func setSavingText(_ text: String) {
    savingText = text
  }

  func showEditor(todoID: Int) {
    editedTodoIDs.append(todoID)
  }

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }

  func askAboutFailedSaveRequest(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String
  ) {
    alerts.append(AlertText(title, message))
    answersToFailedSaveRequest = [tryAgainTitle, discardTitle]
  }
}

/// Keeps what the presenter asks of one row.
final class TodoCellSpy: TodoCellView {
  private(set) var title = ""
  private(set) var description = ""

  func setTitle(_ title: String) {
    self.title = title
  }

  func setDescription(_ description: String) {
    self.description = description
  }
}

/// Keeps what a presenter asks of the editor.
final class TodoEditorViewSpy: TodoEditorView {
  let presenter: TodoEditorPresenter
  private(set) var screenTitle = ""
  private(set) var title = ""
  private(set) var description = ""
  private(set) var missingText = ""
  private(set) var savingText = ""
  private(set) var isClosed = false

  init(presenter: TodoEditorPresenter) {
    self.presenter = presenter
  }

  /// Taps "Save" with the fields as they are.
  func save() {
    presenter.saveButtonTapped(title: title, description: description)
  }

  func setScreenTitle(_ title: String) {
    screenTitle = title
  }

  func setTitle(_ title: String) {
    self.title = title
  }

  func setDescription(_ description: String) {
    self.description = description
  }

  func setMissingText(_ text: String) {
    missingText = text
  }

  func setSavingText(_ text: String) {
    savingText = text
  }

  func close() {
    isClosed = true
  }
}
