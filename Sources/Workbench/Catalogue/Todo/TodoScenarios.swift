import Models
import WorkbenchKit

extension Scenario {
  static let todo =
    todoLoading + todoAdding + todoRows + todoLazyRows + todoControls
    + todoFilter + todoEditor + todoSaving + todoSaveFailures + todoAll
}

extension FeatureData {
  static func todos(_ todos: Todo...) -> FeatureData {
    self.todos(todos)
  }

  /// "Milk", which is active, and "Bread", which is done.
  static var milkAndBread: FeatureData {
    .todos(
      Todo(title: "Milk", description: "Two bottles"),
      Todo(title: "Bread", isCompleted: true)
    )
  }
}
