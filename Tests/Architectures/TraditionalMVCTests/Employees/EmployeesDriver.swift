import ConsoleUI
import Layouts
import Models
import Testing
import TraditionalMVC

/// Uses the list of employees as its user does, and finds what it shows.
@MainActor
struct EmployeesDriver {
  let window: Window
  let layout: EmployeesLayout

  init(service: any EmployeeService) throws {
    let viewController = makeEmployeesScreen(service: service)
    window = Window(showing: viewController)
    let view = viewController.view.subviews.first
    layout = try #require(view as? EmployeesLayout)
  }

  var isLoading: Bool {
    layout.activityIndicator.isAnimating
  }

  /// What the label says that counts; blank where it says nothing.
  var countText: String {
    layout.countLabel.text ?? ""
  }

  /// The rows on the screen; a list makes them when it is drawn.
  var rows: [EmployeeCell] {
    guard !layout.tableView.isHidden else { return [] }
    _ = window.makeFrame()
    return layout.tableView.visibleCells
      .sorted { $0.key < $1.key }
      .compactMap { $0.value as? EmployeeCell }
  }

  var rowNames: [String?] {
    rows.map(\.nameLabel.text)
  }

  func search(for text: String) {
    layout.searchField.text = text
    layout.searchField.sendActions()
  }
}
