import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state.
final class EmployeesViewController: ViewController {
  private let layout = EmployeesLayout()
  private let store: Store<EmployeesReducer>
  /// What the list shows.
  private var rows: [EmployeeRow] = []
  private var presentedAlert: AlertController?
  /// The controller keeps the data source, so the data source must not keep
  /// the controller.
  private lazy var dataSource = ListDataSource<EmployeeCell, EmployeeRow>(
    count: { [weak self] in self?.rows.count ?? 0 },
    item: { [weak self] row in self?.rows[row] },
    fill: EmployeesViewController.fill
  )

  init(store: Store<EmployeesReducer>) {
    self.store = store
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
    layout.reloadButton.addTarget(store, event: .reloadButtonTapped)
    layout.sortButton.addTarget(store, event: .sortButtonTapped)
    layout.searchField.addTarget(
      store,
      event: EmployeesEvent.searchFieldChanged
    )
    store.addObserver(self)
    store.send(.viewDidLoad)
  }
}

extension EmployeesViewController: StateObserver {
  func render(_ state: EmployeesState, replacing previous: EmployeesState?) {
    layout.setLoading(state.isLoading)
    layout.searchField.setText(state.searchText)
    layout.countLabel.text = state.countText
    layout.sortButton.title = state.sortButtonTitle
    let newRows = state.rows
    if newRows != rows {
      rows = newRows
      layout.tableView.reloadData()
    }
    replaceAlert(
      &presentedAlert,
      with: state.alerts,
      after: previous?.alerts,
      store: store,
      event: EmployeesEvent.alertClosed
    )
  }

  private static func fill(_ cell: EmployeeCell, with row: EmployeeRow) {
    cell.nameLabel.text = row.name
    cell.detailsLabel.text = row.details
  }
}

extension EmployeesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    store.send(.employeeSelected(id: rows[row].id))
  }
}
