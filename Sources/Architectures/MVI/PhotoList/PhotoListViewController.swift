import ConsoleUI
import Layouts
import Pictures

/// Sends what the user does to the store and renders the state.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let store: Store<PhotoListReducer>
  /// What the table shows.
  private var rows: [PhotoRow] = []
  /// The pictures that have come, by the identities of their photos.
  private var pictures: [Int: Picture] = [:]
  private var detailScreen: ViewController?
  private var presentedAlert: AlertController?

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
    layout.reloadButton.addTarget(store, event: .reloadButtonTapped)
    navigationController?.delegate = self
    store.addObserver(self)
    store.send(.viewDidLoad)
  }
}

extension PhotoListViewController: StateObserver {
  func render(_ state: PhotoListState, replacing previous: PhotoListState?) {
    layout.setLoading(state.isLoading)
    pictures = state.pictures
    if state.loadNumber != previous?.loadNumber {
      rows = state.rows
      layout.tableView.reloadData()
    }
    if state.pictures != previous?.pictures {
      for (number, cell) in layout.tableView.visibleCells {
        (cell as? PhotoCell)?.imageView.image = pictures[rows[number].photoID]
      }
    }
    if state.detail?.id != previous?.detail?.id {
      let next = state.detail == nil ? nil : makeDetailScreen()
      replaceScreen(&detailScreen, with: next)
    }
    replaceAlert(
      &presentedAlert,
      with: state.alerts,
      after: previous?.alerts,
      store: store,
      event: PhotoListEvent.alertClosed
    )
  }

  private func makeDetailScreen() -> ViewController {
    PhotoDetailViewController(
      store: ScopedStore(store, state: \.detail, event: PhotoListEvent.detail)
    )
  }
}

extension PhotoListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let row = rows[row]
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.nameLabel.text = row.name
    cell.detailsLabel.text = row.details
    cell.dateLabel.text = row.date
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    store.send(.photoSelected(id: rows[row].photoID))
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoCell)?.imageView.image = pictures[rows[row].photoID]
    store.send(.rowShown(row))
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    // UIKit may call this late, when a new cell shows the row already.
    guard tableView.visibleCells[row] == nil else { return }
    store.send(.rowGone(row))
  }
}

extension PhotoListViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    guard viewController === detailScreen else { return }
    store.send(.detailClosed)
  }
}
