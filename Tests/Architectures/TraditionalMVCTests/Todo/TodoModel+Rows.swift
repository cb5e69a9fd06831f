import Models
import TestSupport

@testable import TraditionalMVC

/// What the tests of the to-dos do again and again.
extension TodoModel {
  /// A model whose list was loaded.
  static func loaded(
    _ todos: [Todo],
    from service: HeldTodoService
  ) throws -> TodoModel {
    let model = TodoModel(service: service)
    model.loadTodos()
    try service.loads.answer(1, with: .success(todos))
    return model
  }

  var items: [TodoItem] { list?.items ?? [] }

  var todos: [Todo] { items.map(\.todo) }

  /// Does what selecting a row does.
  func toggle(row: Int) {
    toggle(items[row].id)
  }
}
