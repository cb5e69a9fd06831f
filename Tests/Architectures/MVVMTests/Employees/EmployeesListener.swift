import TestSupport

@testable import MVVM

/// Keeps what the view model of the list of employees says.
///
/// Like a view, it keeps what it was told last.
@MainActor
final class EmployeesListener {
  private(set) var isLoading = false
  private(set) var rows: [EmployeeCellViewModel] = []
  private(set) var countText = ""
  private(set) var sortButtonTitle = ""
  private(set) var alerts: [AlertText] = []

  init(to viewModel: EmployeesViewModel) {
    viewModel.$isLoading.bind(self) { $0.isLoading = $1 }
    viewModel.$rows.bind(self) { $0.rows = $1 }
    viewModel.$countText.bind(self) { $0.countText = $1 }
    viewModel.$sortButtonTitle.bind(self) { $0.sortButtonTitle = $1 }
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
  }
}
