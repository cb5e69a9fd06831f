/// A to-do of a list, with the number by which the list knows it.
public struct TodoItem: Equatable, Identifiable, Sendable {
  /// Its identity, which no other to-do of the list ever has.
  public let id: Int
  public var todo: Todo

  public init(id: Int, todo: Todo) {
    self.id = id
    self.todo = todo
  }
}
