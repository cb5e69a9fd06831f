import ConsoleUI
import Layouts
import Pictures

/// Sends what the user does to the store and renders the state.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let store: Store<PhotoListReducer>
  /// What the table shows.
  private var rows: [PhotoRow] = []
  /// Those that have come, by the identities of their photos.
  private var pictures: [Int: Picture] = [:]
  /// Those on the screen, also when a reload has replaced the rows.
  private var displayedRows: [Int: PhotoRow] = [:]
  private var detailScreen: ViewController?
  private var presentedAlerts: [Int: AlertController] = [:]

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
    replaceAlerts(
      with: state.alerts,
      after: previous?.alerts,
      in: &presentedAlerts
    ) { [weak store] in
      store?.send(.alertClosed(number: $0))
    }
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
    forRowAt number: Int
  ) {
    let row = rows[number]
    displayedRows[number] = row
    (cell as? PhotoCell)?.imageView.image = pictures[row.photoID]
    store.send(.rowShown(photoID: row.photoID))
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt number: Int
  ) {
    guard let row = displayedRows.removeValue(forKey: number) else { return }
    store.send(.rowGone(photoID: row.photoID))
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
