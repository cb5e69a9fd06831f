import Models
import TestSupport

@testable import MVVMObservation

/// What the tests of the to-dos do and read again and again.
extension TodoViewModel {
  /// A view model whose list was loaded.
  static func loaded(
    _ todos: [Todo],
    from service: HeldTodoService
  ) throws -> TodoViewModel {
    let viewModel = TodoViewModel(model: TodoListModel(service: service))
    viewModel.viewDidLoad()
    try service.loads.answer(1, with: .success(todos))
    return viewModel
  }

  var alertTexts: [AlertText] {
    guard case .loadFailure(let title, let message) = alert?.kind
    else { return [] }
    return [AlertText(title, message)]
  }

  var saveFailureText: String? {
    guard case .saveFailure(_, let message, _, _) = alert?.kind else {
      return nil
    }
    return message
  }

  var rowTitles: [String] { rows.map(\.title) }

  /// Whether the screen says that a save is pending.
  var isSaving: Bool { savingText == "Saving..." }

  func add(_ title: String) {
    newTodoFieldChanged(title)
    addButtonTapped()
  }

  func select(row: Int) {
    todoSelected(rows[row].id)
  }

  func edit(row: Int) {
    editButtonTapped(rows[row].id)
  }

  func choose(_ filter: TodoFilter) {
    let segments: [TodoFilter] = [.all, .active, .completed]
    segments.firstIndex(of: filter).map(filterControlChanged)
  }
}
