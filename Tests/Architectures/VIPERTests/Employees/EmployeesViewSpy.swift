@testable import VIPER

/// Keeps what the presenter asks of the list of employees.
final class EmployeesViewSpy: EmployeesView {
  private(set) var isLoading = false
  private(set) var rows: [EmployeeDisplayData] = []
  private(set) var countText = ""
  private(set) var sortTitle = ""

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func showEmployees(_ rows: [EmployeeDisplayData]) {
    self.rows = rows
  }

  func setCountText(_ text: String) {
    countText = text
  }

  func setSortTitle(_ title: String) {
    sortTitle = title
  }
}
