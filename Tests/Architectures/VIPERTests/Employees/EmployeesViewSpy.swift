@testable import VIPER

/// Keeps what the presenter asks of the list of employees.
///
/// Like a table, it reads the rows when it is told to and keeps them.
final class EmployeesViewSpy: EmployeesView {
  var presenter: EmployeesPresenter?
  private(set) var isLoading = false
  private(set) var rows: [EmployeeDisplayData] = []
  private(set) var countText = ""
  private(set) var sortButtonTitle = ""

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func reloadEmployees() {
    rows = (0..<(presenter?.numberOfEmployees ?? 0)).compactMap { row in
      presenter?.displayData(forRow: row)
    }
  }

  func setCountText(_ text: String) {
    countText = text
  }

  func setSortButtonTitle(_ title: String) {
    sortButtonTitle = title
  }
}
