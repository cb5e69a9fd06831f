import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// What the tests of the to-dos do and read again and again.
extension TodoViewModel {
  /// A view model of a list of its own.
  convenience init(service: HeldTodoService) {
    self.init(model: TodoListModel(service: service))
  }

  /// A view model whose list was loaded.
  static func loaded(
    _ todos: [Todo],
    from service: HeldTodoService
  ) throws -> TodoViewModel {
    let viewModel = TodoViewModel(service: service)
    viewModel.viewDidLoad()
    try service.loads.answer(1, with: .success(todos))
    return viewModel
  }

  /// What the alert says, if it tells of a load that has failed.
  var alertTexts: [AlertText] {
    alert.map { $0.title == "Alert" ? [AlertText($0)] : [] } ?? []
  }

  var saveFailureText: String? {
    alert.flatMap { $0.title == "Not saved" ? $0.message : nil }
  }

  var rowTitles: [String] { rows.map(\.title) }

  /// Whether the screen says that a save is pending.
  var isSaving: Bool { savingText == "Saving..." }

  func add(_ title: String) {
    newTodoText = title
    addButtonTapped()
  }

  func select(row: Int) {
    todoSelected(rows[row].id)
  }

  func edit(row: Int) {
    editButtonTapped(rows[row].id)
  }

  /// Presses a button of the alert.
  func answerAlert(_ title: String) throws {
    let alert = try #require(alert)
    let button = try #require(alert.buttons.first { $0.title == title })
    alertAnswered(alert.id, with: button.answer)
  }
}
