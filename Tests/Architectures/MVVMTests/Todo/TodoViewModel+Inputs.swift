import Models
import TestSupport

@testable import MVVM

/// What the tests of the to-dos do and read again and again.
extension TodoViewModel {
  /// A view model whose list was loaded.
  static func loaded(
    _ todos: [Todo],
    from service: HeldTodoService,
    listener: TodoListener = TodoListener()
  ) throws -> TodoViewModel {
    let store = TodoStore(service: service)
    let viewModel = listener.makeViewModel(store: store)
    viewModel.viewDidLoad()
    try service.loads.answer(1, with: .success(todos))
    return viewModel
  }

  var rowTitles: [String] { rows.map(\.title) }

  /// Whether the screen says that a save is pending.
  var isSaving: Bool { savingText == "Saving..." }

  func add(_ title: String) {
    newTodoFieldChanged(title)
    addButtonTapped()
  }

  func todoSelected(atRow row: Int) {
    todoSelected(rows[row].id)
  }

  func editButtonTapped(atRow row: Int) {
    editButtonTapped(rows[row].id)
  }
}
