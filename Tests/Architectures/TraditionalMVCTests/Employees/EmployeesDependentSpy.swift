import Models

@testable import TraditionalMVC

/// Asks the list of employees for the news whenever it is told of some, as a
/// view does, and keeps them.
final class EmployeesDependentSpy: Dependent {
  private(set) var isLoading = false
  private(set) var order: EmployeeOrder?
  private(set) var searchText = ""
  private(set) var names: [String] = []
  private(set) var failures: [ServiceError] = []
  private let model: EmployeesModel

  init(model: EmployeesModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: EmployeesAspect) {
    switch aspect {
    case .isLoading: isLoading = model.isLoading
    case .order: order = model.order
    case .searchText: searchText = model.searchText
    case .foundEmployees: names = model.foundEmployees.map(\.name)
    case .failure: failures += [model.failure].compactMap { $0 }
    }
  }
}
