import TestSupport

@testable import MVP

/// Keeps what the presenter asks of the list of employees.
///
/// Like a list, it reads the rows when it is told to and keeps them.
final class EmployeesViewSpy: EmployeesView {
  var presenter: EmployeesPresenter?
  private(set) var isLoading = false
  private(set) var rows: [EmployeeCellSpy] = []
  private(set) var countText = ""
  private(set) var sortButtonTitle = ""
  private(set) var alerts: [AlertText] = []

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func reloadEmployees() {
    rows = (0..<(presenter?.numberOfEmployees ?? 0)).map { row in
      let cell = EmployeeCellSpy()
      presenter?.configure(cell, forRow: row)
      return cell
    }
  }

  func setCountText(_ text: String) {
    countText = text
  }

  func setSortButtonTitle(_ title: String) {
    sortButtonTitle = title
  }

  func showAlert(title: String, message: String?) {
    alerts.append(AlertText(title, message))
  }
}

/// Keeps what the presenter asks of one row.
final class EmployeeCellSpy: EmployeeCellView {
  private(set) var name = ""
  private(set) var details = ""

  func setName(_ name: String) {
    self.name = name
  }

  func setDetails(_ details: String) {
    self.details = details
  }
}
