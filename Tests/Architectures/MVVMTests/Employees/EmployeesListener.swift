import TestSupport

@testable import MVVM

/// Keeps what the view model of the list of employees says.
///
/// Like a view, it reads the list when it is told to and keeps what it shows.
@MainActor
final class EmployeesListener {
  private(set) var isLoading = false
  private(set) var rows: [EmployeeCellViewModel] = []
  private(set) var countText = ""
  private(set) var sortButtonTitle = ""
  private(set) var alerts: [AlertText] = []

  init(to viewModel: EmployeesViewModel) {
    viewModel.isLoadingDidChange = { self.isLoading = $0 }
    viewModel.employeesDidChange = { [weak viewModel] in
      guard let viewModel else { return }
      self.rows = (0..<viewModel.numberOfEmployees)
        .map(viewModel.cellViewModel(atRow:))
      self.countText = viewModel.countText
      self.sortButtonTitle = viewModel.sortButtonTitle
    }
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
  }
}
