@testable import VIPER

/// Keeps what the presenter asks of the employees' interactor.
final class EmployeesInteractorSpy: EmployeesInteractorInput {
  private(set) var timesAskedToLoad = 0
  private(set) var timesAskedToToggleOrder = 0
  private(set) var searches: [String] = []

  func loadEmployees() {
    timesAskedToLoad += 1
  }

  func toggleOrder() {
    timesAskedToToggleOrder += 1
  }

  func search(for text: String) {
    searches.append(text)
  }
}
