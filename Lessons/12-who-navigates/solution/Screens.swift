import ConsoleUI
import Models

// Each screen says what the user does there. None knows another screen, and
// none is drawn.

final class ListScreen: ViewController {
  var employeeChosen: ((_ id: Int) -> Void)?
  var helpChosen: (() -> Void)?

  override init() {
    super.init()
    title = "Employees"
  }
}

final class DetailScreen: ViewController {
  let employee: Employee
  var colleagueChosen: ((_ id: Int) -> Void)?
  var editChosen: (() -> Void)?

  init(employee: Employee) {
    self.employee = employee
    super.init()
    title = employee.name
  }
}

final class EditorScreen: ViewController {
  let employee: Employee
  /// Whether the user has typed something since the editor opened.
  var hasUnsavedChanges = false
  var saveChosen: (() -> Void)?

  init(employee: Employee) {
    self.employee = employee
    super.init()
    title = "Edit \(employee.name)"
  }
}

final class HelpScreen: ViewController {
  override init() {
    super.init()
    title = "Help"
  }
}
