import Models

@testable import MVI

/// Plays events into the reducer, and keeps what it makes of them.
struct TodoRun {
  private(set) var state: TodoState
  /// What is to be done, from the start on, but for events, which are sent.
  private(set) var commands: [Command<TodoEffect, TodoEvent>] = []

  /// A run from a state on.
  init(from state: TodoState) {
    self.state = state
  }

  init() {
    self.init(from: TodoState())
    send(.viewDidLoad)
  }

  /// A run in which the list was loaded.
  init(todos: [Todo]) {
    self.init()
    send(.todosResponse(.success(todos)))
  }

  /// What is to be saved, from the start on.
  var saves: [[Todo]] {
    commands.compactMap { command in
      guard case .run(.sendSaveRequest(let todos), _) = command else {
        return nil
      }
      return todos
    }
  }

  var isSaving: Bool { state.savingText == "Saving..." }

  var rowTitles: [String] { state.rows.map(\.title) }

  var alerts: [String] {
    state.alerts.due.map { "\($0.title): \($0.message ?? "")" }
  }

  mutating func send(_ event: TodoEvent) {
    for command in TodoReducer().reduce(into: &state, event: event) {
      if case .send(let event) = command {
        send(event)
      } else {
        commands.append(command)
      }
    }
  }

  mutating func add(_ title: String) {
    send(.newTodoFieldChanged(title))
    send(.addButtonTapped)
  }

  mutating func select(row: Int) {
    send(.todoSelected(id: state.rows[row].id))
  }

  mutating func choose(_ filter: TodoFilter) {
    send(.filterChosen(filter))
  }

  /// Opens the editor of a row.
  mutating func edit(row: Int) {
    send(.editButtonTapped(id: state.rows[row].id))
  }
}
