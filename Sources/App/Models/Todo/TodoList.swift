import Formatting

/// A list of to-dos with what is known of its saving: what is shown, what a
/// service was asked to save, and what was saved last.
///
/// It is a value and asks nobody. Whoever holds it changes it, asks it for the
/// next save request, sends that to a service, and tells it how the request
/// ended. While a list is being loaded there is none. An empty one would be
/// saved over the server's.
public struct TodoList: Equatable, Sendable {
  /// The to-dos as they are now, with all changes.
  public private(set) var items: [TodoItem]
  /// Why the last save request failed; nil where none did, and once the user
  /// has said what is to be done.
  public private(set) var saveFailure: ServiceError?
  private var savedItems: [TodoItem]
  private var requestedItems: [TodoItem]?
  private var nextID: Int

  /// A list as it was loaded.
  public init(_ todos: [Todo]) {
    items = todos.enumerated().map { TodoItem(id: $0, todo: $1) }
    savedItems = items
    nextID = todos.count
  }

  // MARK: - Reading

  public var isEmpty: Bool { items.isEmpty }

  /// How many to-dos are not done yet.
  public var activeCount: Int { items.count { !$0.todo.isCompleted } }

  /// Whether any to-do is done.
  public var hasCompleted: Bool { activeCount < items.count }

  /// Whether there are to-dos and all of them are done.
  public var isAllCompleted: Bool { !isEmpty && activeCount == 0 }

  /// The to-dos that show under a filter, in the order of the list.
  public func items(_ filter: TodoFilter) -> [TodoItem] {
    items.filter(filter.shows)
  }

  /// The to-do of that identity; nil if it is no longer in the list.
  public func item(_ id: TodoItem.ID) -> TodoItem? {
    items.first { $0.id == id }
  }

  // MARK: - Changing

  /// Adds a to-do of that title, without spaces around it, at the end.
  ///
  /// - Returns: Whether there is a new one: a blank title adds nothing.
  public mutating func add(title: String) -> Bool {
    guard !title.isBlank else { return false }
    let todo = Todo(title: title.trimmingWhitespace())
    items.append(TodoItem(id: nextID, todo: todo))
    nextID += 1
    return true
  }

  /// Marks a to-do as done, or as not done if it is done.
  public mutating func toggle(_ id: TodoItem.ID) {
    change(id) { $0.isCompleted.toggle() }
  }

  /// Marks all to-dos as done, or as not done if all are done.
  public mutating func toggleAll() {
    let isCompleted = !isAllCompleted
    for index in items.indices { items[index].todo.isCompleted = isCompleted }
  }

  /// Removes the to-dos that are done.
  public mutating func clearCompleted() {
    items.removeAll { $0.todo.isCompleted }
  }

  /// Gives a to-do another title and description, without spaces around them.
  ///
  /// A blank title deletes the to-do. One that is no longer in the list stays
  /// away.
  public mutating func edit(
    _ id: TodoItem.ID,
    title: String,
    description: String
  ) {
    guard !title.isBlank else { return delete(id) }
    change(id) { todo in
      todo.title = title.trimmingWhitespace()
      todo.description = description.trimmingWhitespace()
    }
  }

  /// Removes a to-do, if it is in the list.
  public mutating func delete(_ id: TodoItem.ID) {
    items.removeAll { $0.id == id }
  }

  private mutating func change(
    _ id: TodoItem.ID,
    _ change: (inout Todo) -> Void
  ) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    change(&items[index].todo)
  }
}

// MARK: - Saving

extension TodoList {
  /// Whether a save request was begun and has not ended.
  public var isSaveRequestPending: Bool { requestedItems != nil }

  /// Begins the next save request.
  ///
  /// - Returns: What a service is to save now; nil while another request is
  ///   pending, while a failure is not answered, and where nothing differs from
  ///   what was saved last.
  public mutating func beginSaveRequest() -> [Todo]? {
    guard !isSaveRequestPending, saveFailure == nil else { return nil }
    guard items.map(\.todo) != savedItems.map(\.todo) else {
      // A to-do that was deleted and added again has the same text, but another
      // identity. Discarding changes later must bring that one back.
      savedItems = items
      return nil
    }
    requestedItems = items
    return items.map(\.todo)
  }

  /// Ends the request: the list was saved as it was when the request began.
  public mutating func saveRequestSucceeded() {
    savedItems = requestedItems ?? savedItems
    requestedItems = nil
  }

  /// Ends the request: nothing was saved.
  ///
  /// The to-dos stay as the user left them. No request begins until the user
  /// tries again or discards the changes.
  public mutating func saveRequestFailed(_ error: ServiceError) {
    requestedItems = nil
    saveFailure = error
  }

  /// Answers the failure: the next request saves the list as it is then.
  public mutating func tryAgain() {
    saveFailure = nil
  }

  /// Answers the failure: takes back all that was changed since the list was
  /// last saved or loaded.
  ///
  /// Where no failure waits for an answer, it takes nothing back: newer changes
  /// would be lost.
  public mutating func discardChanges() {
    guard saveFailure != nil else { return }
    items = savedItems
    saveFailure = nil
  }
}
