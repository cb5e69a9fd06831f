/// What the presenter can ask of the employees' interactor.
///
/// It speaks of use cases, and must not name the model.
@MainActor
protocol EmployeesInteractorInput: AnyObject {
  func loadEmployees()
  func toggleOrder()
  func search(for text: String)
}

/// What the employees' interactor tells the presenter.
///
/// It hands out plain values, and must not name the model.
@MainActor
protocol EmployeesInteractorOutput: AnyObject {
  func employeesLoaded(_ list: EmployeeListOutputData)
  func loadFailed(message: String)
  /// The search finds other employees, or their order has changed.
  func employeesChanged(_ list: EmployeeListOutputData)
}
