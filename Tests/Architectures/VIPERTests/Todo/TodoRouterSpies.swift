import TestSupport

@testable import VIPER

/// Keeps where the presenter wants to go from the list of to-dos.
final class TodoRouterSpy: TodoRouting {
  private(set) var alerts: [AlertText] = []
  private(set) var questions: [AlertText] = []
  private(set) var answers: [String] = []
  private(set) var editedTodos: [Int] = []

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }

  func askAboutFailedSave(
    title: String,
    message: String,
    tryAgainTitle: String,
    discardTitle: String
  ) {
    questions.append(AlertText(title, message))
    answers = [tryAgainTitle, discardTitle]
  }

  func showEditor(ofTodo id: Int) {
    editedTodos.append(id)
  }
}

/// Keeps how often the presenter wants to leave the editor.
final class TodoEditorRouterSpy: TodoEditorRouting {
  private(set) var timesLeft = 0

  func leaveEditor() {
    timesLeft += 1
  }
}
