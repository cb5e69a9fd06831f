import Models

extension Todo {
  init(_ json: JSON) throws(FormatError) {
    let completed = try json.field("completed")
    self.init(
      title: try json.field("title").name(),
      description: try json.field("description").textOrNil() ?? "",
      isCompleted: completed.isNothing ? false : try completed.flag()
    )
  }
}

extension DataFile {
  /// The to-dos, in the file's order.
  public func todos() throws(DataFileError) -> [Todo] {
    try read { json throws(FormatError) in try json.list(of: Todo.init) }
  }
}
