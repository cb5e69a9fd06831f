/// Keeps the list of to-dos.
@MainActor
public protocol TodoService: AnyObject {
  /// Asks for all to-dos; the answer never comes inside the call.
  func load(completion: @escaping Completion<[Todo]>)

  /// Replaces all to-dos with these; the answer never comes inside the call.
  ///
  /// A save that fails changes nothing. One that has begun ends even if whoever
  /// asked for it is gone.
  func save(_ todos: [Todo], completion: @escaping Completion<Void>)
}
