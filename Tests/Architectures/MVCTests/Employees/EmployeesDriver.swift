import ConsoleUI
import Layouts
import MVC
import Models
import Testing

/// Uses the list of employees as its user does, and finds what it shows.
@MainActor
struct EmployeesDriver {
  let window: Window
  private let loadedLayout: EmployeesLayout

  init(service: any EmployeeService) throws {
    let viewController = makeEmployeesScreen(service: service)
    window = Window(showing: viewController)
    loadedLayout = try #require(viewController.view as? EmployeesLayout)
  }

  /// What the next frame will show: the controller updates itself before that.
  var layout: EmployeesLayout {
    window.layoutIfNeeded()
    return loadedLayout
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
