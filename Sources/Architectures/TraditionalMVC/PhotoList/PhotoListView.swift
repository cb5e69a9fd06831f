import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words the rows, fills the table, and makes the alerts.
final class PhotoListView: StackView {
  let model: PhotoListModel
  let controller: PhotoListController
  private let layout = PhotoListLayout()

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(model: PhotoListModel) {
    self.model = model
    controller = PhotoListController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    layout.tableView.dataSource = self
    layout.tableView.delegate = controller
    layout.reloadButton.addTarget(
      controller,
      action: PhotoListController.reloadButtonTapped
    )
    connect()
  }

  /// The photo that a row shows.
  func photo(atRow row: Int) -> Photo { model.photos[row] }
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
    case .picture(let id): showPicture(of: id)
    case .failure: break
    }
  }

  /// Shows a picture that has come in the rows that show its photo now.
  private func showPicture(of id: Photo.ID) {
    for (row, cell) in layout.tableView.visibleCells
    where photo(atRow: row).id == id {
      (cell as? PhotoCell)?.imageView.image = model.pictures[id]
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
    model.photos.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let photo = photo(atRow: row)
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    fill(cell, with: photo)
    controller.rowShown(row, photo: photo)
    return cell
  }

  private func fill(_ cell: PhotoCell, with photo: Photo) {
    cell.nameLabel.text = photo.name.onOneLine
    cell.detailsLabel.text =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    cell.dateLabel.text = Self.dateFormatter.string(from: photo.createdAt)
    // A reused cell still has the picture of another photo.
    cell.imageView.image = model.pictures[photo.id]
  }
}
