import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words the employees and their count, and fills the list.
final class EmployeesView: StackView {
  let model: EmployeesModel
  let controller: EmployeesController
  private let layout = EmployeesLayout()
  private let dataSource: ListDataSource<EmployeeCell, Employee>

  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  init(model: EmployeesModel) {
    self.model = model
    controller = EmployeesController(model: model)
    dataSource = ListDataSource(
      count: { model.foundEmployees.count },
      item: { model.foundEmployees[$0] },
      fill: EmployeesView.fill
    )
    super.init(axis: .vertical)
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
    connect()
  }

  /// What the user has typed to search for.
  var searchText: String { layout.searchField.text }

  /// The words in a row beside the name; nil where there are none.
  func details(atRow row: Int) -> String? {
    let details = Self.details(of: model.foundEmployees[row])
    return details.isEmpty ? nil : details
  }

  /// The words for an employee beside the name.
  private static func details(of employee: Employee) -> String {
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

extension EmployeesView: TriadView {
  var modelDependents: [any Dependent<EmployeesAspect>] { [self, controller] }

  func display() {
    update(.isLoading)
    update(.order)
    update(.searchText)
    update(.foundEmployees)
  }

  func update(_ aspect: EmployeesAspect) {
    switch aspect {
    case .isLoading: layout.setLoading(model.isLoading)
    case .order: layout.sortButton.title = sortButtonTitle
    case .searchText: layout.searchField.text = model.searchText
    case .foundEmployees: showEmployees()
    case .failure: break
    }
  }

  private func showEmployees() {
    layout.tableView.reloadData()
    layout.countLabel.text = countText
  }

  private var countText: String {
    guard let total = model.employees?.count else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if model.isSearching {
      return "\(model.foundEmployees.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  private var sortButtonTitle: String {
    switch model.order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }
}
