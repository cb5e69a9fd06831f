import ConsoleUI
import Layouts
import Models

/// Fills the table with views of the photos, and makes the alerts.
///
/// It is also the table's delegate, because the rows are its own: it releases
/// those that have gone, and tells the controller which photo was selected.
final class PhotoListView: StackView {
  let model: PhotoListModel
  let controller: PhotoListController
  private let layout = PhotoListLayout()
  /// The views of the rows on the screen, by row.
  private var rowViews: [Int: PhotoRowView] = [:]

  init(model: PhotoListModel) {
    self.model = model
    controller = PhotoListController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    layout.tableView.dataSource = self
    layout.tableView.delegate = self
    layout.reloadButton.addTarget(
      controller,
      action: PhotoListController.reloadButtonTapped
    )
    connect()
  }
}

extension PhotoListView: TriadView {
  func viewDidLoad() {
    viewController?.title = "Popular"
    controller.viewDidLoad()
  }

  func display() {
    update(.isLoading)
    update(.photos)
  }

  func update(_ aspect: PhotoListAspect) {
    switch aspect {
    case .isLoading: layout.setLoading(model.isLoading)
    case .photos: layout.tableView.reloadData()
    case .failure: break
    }
  }
}

/// The alerts that the controller presents.
extension PhotoListView {
  func makeFailureAlert() -> AlertController? {
    model.failure.map { .okAlert(message: $0.message) }
  }

  func makeNotForSaleAlert() -> AlertController {
    .okAlert(title: "Not for sale", message: "This item is not for sale")
  }
}

extension PhotoListView: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    model.photoModels.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    rowViews[row] = PhotoRowView(model: model.photoModels[row], cell: cell)
    return cell
  }
}

extension PhotoListView: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    controller.photoSelected(model.photoModels[row].photo)
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    rowViews.removeValue(forKey: row)?.release()
  }
}
