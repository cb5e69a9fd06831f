import Models

/// What can change in the list of employees.
enum EmployeesAspect {
  case isLoading
  case list
  case failure
}

/// Loads the employees, keeps them, and has them searched and sorted.
///
/// It must not know who depends on it, or how an employee is worded.
class EmployeesModel: Model<EmployeesAspect> {
  private(set) var isLoading = false {
    didSet { changed(.isLoading) }
  }
  private(set) var list = EmployeeList() {
    didSet { changed(.list) }
  }
  /// Why the last load failed, if it did.
  private(set) var failure: ServiceError? {
    didSet { changed(.failure) }
  }
  private let service: any EmployeeService
  private var latestLoad = 0

  init(service: any EmployeeService) {
    self.service = service
  }

  func toggleOrder() {
    list.toggleOrder()
  }

  func search(for text: String) {
    list.search(for: text)
  }

  func loadEmployees() {
    latestLoad += 1
    let load = latestLoad
    failure = nil
    isLoading = true
    service.fetchEmployees { [weak self] answer in
      guard let self, load == latestLoad else { return }
      switch answer {
      case .success(let employees):
        list.load(employees)
        isLoading = false
      case .failure(let error):
        isLoading = false
        failure = error
      }
    }
  }
}
