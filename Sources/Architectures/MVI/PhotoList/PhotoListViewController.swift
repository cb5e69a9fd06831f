import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state.
///
/// It is part of the view here, and must not know the photos it shows.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let store: Store<PhotoListReducer>

  init(store: Store<PhotoListReducer>) {
    self.store = store
    super.init()
    title = "Popular"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.tableView.dataSource = self
    layout.tableView.delegate = self
    layout.reloadButton.addTarget(
      self,
      action: PhotoListViewController.reloadButtonTapped
    )
    navigationController?.delegate = self
    store.addObserver(self)
    store.send(.viewDidLoad)
  }

  func reloadButtonTapped() {
    store.send(.reloadButtonTapped)
  }
}

extension PhotoListViewController: StateObserver {
  func render(_ state: PhotoListState, replacing previous: PhotoListState?) {
    if state.isLoading != previous?.isLoading {
      renderLoading(state.isLoading)
    }
    if state.rows != previous?.rows {
      layout.tableView.reloadData()
    }
    // The state loses its detail only after the user has gone back, so there
    // is no screen to pop.
    if let detail = state.detail, detail != previous?.detail {
      show(detail)
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

  private func fill(_ cell: PhotoCell, with row: PhotoRow) {
    cell.nameLabel.text = row.name
    cell.detailsLabel.text = row.details
    cell.dateLabel.text = row.date
  }

  private func show(_ detail: PhotoDetail) {
    navigationController?.pushViewController(
      PhotoDetailViewController(name: detail.name, imageURL: detail.imageURL)
    )
  }
}

extension PhotoListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    store.state.rows.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    fill(cell, with: store.state.rows[row])
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    store.send(.photoSelected(atRow: row))
  }
}

extension PhotoListViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    guard viewController is PhotoDetailViewController else { return }
    store.send(.detailClosed)
  }
}
