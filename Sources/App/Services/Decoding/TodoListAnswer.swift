import Models

/// The list of to-dos.
struct TodoListAnswer: Decodable {
  let todos: [Todo]

  init(from decoder: any Decoder) throws {
    todos = try decoder.elements(TodoAnswer.self, \.todo)
  }
}

private struct TodoAnswer: Decodable {
  let todo: Todo

  private enum Key: String, CodingKey {
    case title
    case description
    case isCompleted = "completed"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    todo = Todo(
      title: try fields.name(.title),
      description: try fields.textOrNil(.description) ?? "",
      isCompleted: try fields.flag(.isCompleted, ifMissing: false)
    )
  }
}

extension DataFile {
  /// The to-dos, in the file's order.
  public func todos() throws(DataFileError) -> [Todo] {
    try read(TodoListAnswer.self).todos
  }
}
