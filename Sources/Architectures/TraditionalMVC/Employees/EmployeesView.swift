import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words the employees and their count, and fills the table.
///
/// It knows its model and asks it. It must not change it.
final class EmployeesView: StackView {
  let controller: EmployeesController
  private let layout = EmployeesLayout()
  private let model: EmployeesModel
  private let dataSource: ListDataSource<EmployeeCell, Employee>

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(model: EmployeesModel) {
    self.model = model
    controller = EmployeesController(model: model)
    dataSource = ListDataSource(
      count: { model.list.shown.count },
      item: { model.list.shown[$0] },
      fill: EmployeesView.fill
    )
    super.init(axis: .vertical)
    controller.view = self
    addArrangedSubviews(layout)
    layout.tableView.dataSource = dataSource
    layout.tableView.delegate = controller
    layout.reloadButton.addTarget(
      controller,
      action: EmployeesController.reloadButtonTapped
    )
    layout.sortButton.addTarget(
      controller,
      action: EmployeesController.sortButtonTapped
    )
    layout.searchField.addTarget(
      controller,
      action: EmployeesController.searchFieldChanged
    )
    model.addDependent(self)
    update(.isLoading)
    update(.list)
  }

  /// What the user has typed to search for.
  var searchText: String { layout.searchField.text }

  /// The words for an employee beside the name.
  static func details(of employee: Employee) -> String {
    let salary = employee.salary
      .flatMap { salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = employee.age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }

  private static func fill(_ cell: EmployeeCell, with employee: Employee) {
    cell.nameLabel.text = employee.name.onOneLine
    cell.detailsLabel.text = details(of: employee)
  }
}

extension EmployeesView: Dependent {
  func update(_ aspect: EmployeesAspect) {
    switch aspect {
    case .isLoading: setLoading(model.isLoading)
    case .list: showList()
    case .failure: break
    }
  }

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
  }

  private func showList() {
    layout.searchField.text = model.list.searchText
    layout.tableView.reloadData()
    layout.countLabel.text = countText
    layout.sortButton.title = sortButtonTitle
  }

  private var countText: String {
    let list = model.list
    guard let total = list.total else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if list.isSearching {
      return "\(list.shown.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  private var sortButtonTitle: String {
    switch model.list.order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }
}
