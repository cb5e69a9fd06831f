import Formatting
import Models
import Observation

/// Loads the employees, keeps what is searched for and how they are sorted, and
/// words their count.
///
/// It must not know who reads it.
@MainActor
@Observable
final class EmployeesViewModel {
  private(set) var isLoading = false
  private(set) var searchText = ""
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents<Never>] = []
  private(set) var rows: [EmployeeCellViewModel] = []
  private let service: any EmployeeService
  /// All employees in order; nil until some were loaded.
  private var employees: [Employee]?
  private var order = EmployeeOrder.name
  @ObservationIgnored private var loading: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  var countText: String {
    guard let total = employees?.count else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    let isSearching = !searchText.isBlank
    if isSearching { return "\(rows.count) of \(total) \(noun)" }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }

  var sortButtonTitle: String {
    switch order {
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
    order = order == .name ? .salary : .name
    employees = employees?.sorted(by: order)
    findEmployees()
  }

  func searchFieldChanged(_ text: String) {
    searchText = text
    findEmployees()
  }

  func alertClosed(_ id: AlertContents<Never>.ID) {
    alerts.removeAll { $0.id == id }
  }

  /// Takes what the row shows, not its number: the list may have changed since.
  func employeeSelected(_ row: EmployeeCellViewModel) {
    let details = row.details
    alerts.append(
      AlertContents(
        title: row.fullName,
        message: details.isEmpty ? nil : details
      )
    )
  }

  private func loadEmployees() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let employees = try await service.fetchEmployees()
        guard !Task.isCancelled else { return }
        self?.loaded(employees)
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.alerts.append(
          AlertContents(title: "Alert", message: error.message)
        )
      }
    }
  }

  private func loaded(_ employees: [Employee]) {
    isLoading = false
    self.employees = employees.sorted(by: order)
    findEmployees()
  }

  /// Searches once for each change, not each time that the rows are read.
  private func findEmployees() {
    let found = employees?.matching(searchText) ?? []
    rows = found.map(EmployeeCellViewModel.init)
  }
}
