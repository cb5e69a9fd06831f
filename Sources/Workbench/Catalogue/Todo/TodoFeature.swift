import Models
import Play
import Services

extension Feature {
  /// A list of to-dos that two screens change and a service keeps.
  public static let todo = Feature(
    name: "todo",
    abstract: "A list of to-dos to change, saved in the background",
    readData: { file throws(DataFileError) in .todos(try file.todos()) },
    sampleData: { () throws(DataFileError) in
      .todos(try SampleData.file("todos").todos())
    },
    demoScript: """
      expect "Loading"
      wait 400ms
      expect "Buy milk"
      type "Feed the cat"
      tap "Add"
      expect "9 items left"
      expect "Saving..."
      wait 200ms
      refute "Saving..."
      select 1
      expect "[x] Buy milk"
      tap "Edit" in row 4
      type "Return all the books" into "Title"
      expect "Edit: Return all the books"
      tap "Save"
      expect "[ ] Return all the books"
      wait 400ms
      tap "Completed"
      expect "Repair the bicycle"
      tap "Clear completed"
      expect "8 items left"
      tap "Active"
      wait 200ms
      network overloaded
      tap "Edit" in row 1
      tap "Delete"
      refute "할머니께 전화하기"
      tap "Mark all as done"
      expect "0 items left"
      wait 200ms
      expect "Not saved"
      expect "Server is overloaded"
      network on
      tap "Try again"
      expect "0 items left"
      expect "Saving..."
      wait 200ms
      refute "Saving..."
      network off
      tap "Mark all as not done"
      wait 200ms
      expect "No Network"
      tap "Discard changes"
      expect "0 items left"
      """,
    behaviourCount: 7,
    scenarios: Scenario.todo
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
