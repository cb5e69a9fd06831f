import ConsoleUI
import Formatting
import Layouts
import Models

/// Shows the employees that the store keeps, searched and sorted, words their
/// count, says more of one that is selected, and says what has failed.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let store: EmployeeStore
  private let loader = Loader()
  private var order = EmployeeOrder.name
  /// The employees that show.
  private var rows: [Employee] = []
  /// What fills the list; the table holds it weakly.
  private var dataSource: ListDataSource<EmployeeCell, Employee>?

  init(store: EmployeeStore) {
    self.store = store
    super.init()
    title = "Employees"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.tableView.delegate = self
    layout.reloadButton.addTarget(
      self,
      action: EmployeesViewController.reloadButtonTapped
    )
    layout.sortButton.addTarget(
      self,
      action: EmployeesViewController.sortButtonTapped
    )
    layout.searchField.addTarget(
      self,
      action: EmployeesViewController.searchFieldChanged
    )
    load()
  }

  // It runs again after a change of what it has read in the store and the
  // loader. What else it reads is not observable, so whoever changes that calls
  // setNeedsUpdateProperties().
  override func updateProperties() {
    super.updateProperties()
    layout.setLoading(loader.isLoading)
    layout.sortButton.title = sortButtonTitle
    let found = store.employees?.matching(layout.searchField.text) ?? []
    showRows(found.sorted(by: order))
    layout.countLabel.text = countText
  }

  private func reloadButtonTapped() {
    load()
  }

  private func sortButtonTapped() {
    order = order == .name ? .salary : .name
    setNeedsUpdateProperties()
  }

  private func searchFieldChanged() {
    setNeedsUpdateProperties()
  }

  private func load() {
    loader.start(store.load) { [weak self] error in
      self?.present(.okAlert(message: error.message))
    }
  }

  private func showRows(_ rows: [Employee]) {
    // A load that begins or fails changes no row.
    guard rows != self.rows else { return }
    self.rows = rows
    dataSource = ListDataSource(items: rows) { $0.configure(for: $1) }
    layout.tableView.dataSource = dataSource
    layout.tableView.reloadData()
  }

  private var countText: String {
    guard let total = store.employees?.count else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    let isSearching = !layout.searchField.text.isBlank
    if isSearching { return "\(rows.count) of \(total) \(noun)" }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  private var sortButtonTitle: String {
    switch order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    let employee = rows[row]
    let details = employee.details
    present(
      .okAlert(
        title: employee.name,
        message: details.isEmpty ? nil : details
      )
    )
  }
}
