import Models
import Play
import Services

extension Feature {
  /// A list of to-dos that two screens change and a service keeps.
  public static let todo = Feature(
    name: "todo",
    abstract: "A list to edit while saves fail behind one's back",
    readData: { file throws(DataFileError) in .todos(try file.todos()) },
    sampleData: { () throws(DataFileError) in
      .todos(try SampleData.file("todos").todos())
    },
    demos: Demo.todo,
    opensAt: "two-screens"
  )
}

extension FeatureData {
  /// The to-dos that a sample service keeps at first.
  public static func todos(_ todos: [Todo]) -> FeatureData {
    FeatureData(texts: todos.map(\.title)) { server in
      SampleTodoService(
        todos: todos,
        server: server
      ) as any TodoService
    }
  }
}
