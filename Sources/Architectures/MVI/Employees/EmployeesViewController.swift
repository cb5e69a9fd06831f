import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state.
///
/// It is part of the view here, and must not know the employees it shows.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let store: Store<EmployeesReducer>
  private let dataSource: ListDataSource<EmployeeCell, EmployeeRow>

  init(store: Store<EmployeesReducer>) {
    self.store = store
    dataSource = ListDataSource(
      count: { store.state.rows.count },
      item: { store.state.rows[$0] },
      fill: EmployeesViewController.fill
    )
    super.init()
    title = "Employees"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.tableView.dataSource = dataSource
    layout.tableView.delegate = self
    layout.reloadButton.addTarget(
      self,
      action: EmployeesViewController.reloadButtonTapped
    )
    layout.sortButton.addTarget(
      self,
      action: EmployeesViewController.sortButtonTapped
    )
    layout.searchField.addTarget(
      self,
      action: EmployeesViewController.searchFieldChanged
    )
    store.addObserver(self)
    store.send(.viewDidLoad)
  }

  func reloadButtonTapped() {
    store.send(.reloadButtonTapped)
  }

  func sortButtonTapped() {
    store.send(.sortButtonTapped)
  }

  func searchFieldChanged() {
    store.send(.searchFieldChanged(layout.searchField.text))
  }
}

extension EmployeesViewController: StateObserver {
  func render(_ state: EmployeesState, replacing previous: EmployeesState?) {
    if state.isLoading != previous?.isLoading {
      renderLoading(state.isLoading)
    }
    // While the user types, the field holds the text already, so it is left
    // alone.
    if layout.searchField.text != state.searchText {
      layout.searchField.text = state.searchText
    }
    if state.rows != previous?.rows {
      layout.tableView.reloadData()
    }
    if state.countText != previous?.countText {
      layout.countLabel.text = state.countText
    }
    if state.sortButtonTitle != previous?.sortButtonTitle {
      layout.sortButton.title = state.sortButtonTitle
    }
    if state.alerts != previous?.alerts {
      present(state.alerts, replacing: previous?.alerts) { [weak self] in
        self?.store.send(.alertClosed(number: $0))
      }
    }
  }

  private func renderLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
  }

  private static func fill(_ cell: EmployeeCell, with row: EmployeeRow) {
    cell.nameLabel.text = row.name
    cell.detailsLabel.text = row.details
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    store.send(.employeeSelected(atRow: row))
  }
}
