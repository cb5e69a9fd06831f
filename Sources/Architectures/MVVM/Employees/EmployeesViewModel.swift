import Formatting
import Models

/// Loads the employees, keeps what is searched for and how they are sorted,
/// and words their rows and their count.
@MainActor
final class EmployeesViewModel {
  @Observed private(set) var isLoading = false
  @Observed private(set) var searchText = ""
  @Observed private(set) var rows: [EmployeeCellViewModel] = []
  @Observed private(set) var countText = ""
  @Observed private(set) var sortButtonTitle = "Sort by salary"
  var showAlert: ((_ title: String, _ message: String?) -> Void)?
  private let service: any EmployeeService
  /// All employees in order; nil until some were loaded.
  private var employees: [Employee]?
  private var order = EmployeeOrder.name
  private var loading: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
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
    sortButtonTitle = order == .name ? "Sort by salary" : "Sort by name"
    updateRows()
  }

  func searchFieldChanged(_ text: String) {
    searchText = text
    updateRows()
  }

  func employeeSelected(atRow row: Int) {
    let cellViewModel = rows[row]
    let details = cellViewModel.details
    showAlert?(cellViewModel.fullName, details.isEmpty ? nil : details)
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
        self?.loadFailed(error)
      }
    }
  }

  private func loaded(_ employees: [Employee]) {
    isLoading = false
    self.employees = employees.sorted(by: order)
    updateRows()
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    showAlert?("Alert", error.message)
  }

  private func updateRows() {
    let shownEmployees = employees?.matching(searchText) ?? []
    rows = shownEmployees.map(EmployeeCellViewModel.init)
    countText = makeCountText()
  }

  private func makeCountText() -> String {
    guard let total = employees?.count else { return "" }
    let noun = total == 1 ? "employee" : "employees"
    if !searchText.isBlank {
      return "\(rows.count) of \(total) \(noun)"
    }
    return total == 0 ? "No \(noun)" : "\(total) \(noun)"
  }
}
