import Models
import Observation

/// Loads the employees, keeps them, words their count, and has them searched
/// and sorted.
///
/// It must not know who reads it.
@MainActor
@Observable
final class EmployeesViewModel {
  private(set) var isLoading = false
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents] = []
  private var list = EmployeeList()
  private let service: any EmployeeService
  private var latestLoad = 0

  init(service: any EmployeeService) {
    self.service = service
  }

  var numberOfEmployees: Int { list.shown.count }

  var searchText: String { list.searchText }

  var countText: String {
    guard let total = list.total else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if list.isSearching {
      return "\(list.shown.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  var sortButtonTitle: String {
    switch list.order {
    case .name: "Sort by salary"
    case .salary: "Sort by name"
    }
  }

  func viewDidLoad() {
    loadEmployees()
  }

  func reloadButtonTapped() {
    loadEmployees()
  }

  func sortButtonTapped() {
    list.toggleOrder()
  }

  func searchFieldChanged(_ text: String) {
    list.search(for: text)
  }

  func alertClosed(_ id: AlertContents.ID) {
    alerts.removeAll { $0.id == id }
  }

  func cellViewModel(atRow row: Int) -> EmployeeCellViewModel {
    EmployeeCellViewModel(employee: list.shown[row])
  }

  func employeeSelected(atRow row: Int) {
    let details = cellViewModel(atRow: row).details
    addAlert(
      title: list.shown[row].name,
      message: details.isEmpty ? nil : details
    )
  }

  private func loadEmployees() {
    latestLoad += 1
    let load = latestLoad
    isLoading = true
    service.fetchEmployees { [weak self] answer in
      guard let self, load == latestLoad else { return }
      isLoading = false
      switch answer {
      case .success(let employees):
        list.load(employees)
      case .failure(let error):
        addAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func addAlert(title: String, message: String?) {
    alerts.append(AlertContents(title: title, message: message))
  }
}
