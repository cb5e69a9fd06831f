/// Keeps the list of to-dos.
@MainActor
public protocol TodoService: AnyObject {
  /// All to-dos.
  func load() async throws(ServiceError) -> [Todo]

  /// Replaces all to-dos with these.
  ///
  /// A save that fails changes nothing.
  func save(_ todos: [Todo]) async throws(ServiceError)
}
