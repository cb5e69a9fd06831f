import Formatting
import Models
import Observation

/// Loads the employees, keeps what is searched for and how they are sorted, and
/// words their count.
@MainActor
@Observable
final class EmployeesViewModel {
  /// What is searched for; the view sets it to what is typed.
  var searchText = ""
  private(set) var isLoading = false
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents<Never>] = []
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

  /// A row for each employee that is found, made anew at each reading.
  var rows: [EmployeeCellViewModel] { found.map(EmployeeCellViewModel.init) }

  var countText: String {
    guard let total = employees?.count else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    let isSearching = !searchText.isBlank
    if isSearching { return "\(found.count) of \(total) \(noun)" }
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
  }

  func alertClosed(_ id: AlertContents<Never>.ID) {
    alerts.removeAll { $0.id == id }
  }

  func employeeSelected(_ id: Int) {
    guard let row = rows.first(where: { $0.id == id }) else { return }
    alerts.append(
      AlertContents(
        title: row.fullName,
        message: row.details.isEmpty ? nil : row.details
      )
    )
  }

  /// The employees that the search finds, in order.
  private var found: [Employee] { employees?.matching(searchText) ?? [] }

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
        self?.alerts.append(.failure(error))
      }
    }
  }

  private func loaded(_ employees: [Employee]) {
    isLoading = false
    self.employees = employees.sorted(by: order)
  }
}
