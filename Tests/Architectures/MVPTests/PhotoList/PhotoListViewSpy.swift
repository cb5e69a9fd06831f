import Pictures
import TestSupport

@testable import MVP

/// Keeps what the presenter asks of the list of photos.
///
/// Like a table, it reads the rows when it is told to, keeps them, and uses the
/// cells of those that have gone again.
final class PhotoListViewSpy: PhotoListView {
  var presenter: PhotoListPresenter?
  private(set) var isLoading = false
  private var cells: [Int: PhotoCellSpy] = [:]
  private var reusableCells: [PhotoCellSpy] = []
  private(set) var alerts: [AlertText] = []
  private(set) var details: [DetailText] = []
  private(set) var detailIDs: [Int] = []

  /// The rows that are shown.
  var rows: [PhotoCellSpy] {
    cells.keys.sorted().compactMap { cells[$0] }
  }

  /// Their pictures; nil where a placeholder stands.
  var pictures: [Picture?] { rows.map(\.picture) }

  func show(_ row: Int) {
    let cell = reusableCells.popLast() ?? PhotoCellSpy()
    presenter?.configure(cell, forRow: row)
    cells[row] = cell
  }

  func hide(_ row: Int) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    reusableCells.append(cell)
    presenter?.didEndDisplayingRow(row)
  }

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func reloadPhotos() {
    for row in cells.keys.sorted() { hide(row) }
    for row in 0..<(presenter?.numberOfPhotos ?? 0) { show(row) }
  }

  func setPicture(_ picture: Picture, forRow row: Int) {
    cells[row]?.setPicture(picture)
  }

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }

  func showDetail(photoID: Int, name: String, imageURL: String?) {
    detailIDs.append(photoID)
    details.append(DetailText(name, imageURL))
  }
}

/// Keeps what the presenter asks of one row.
final class PhotoCellSpy: PhotoCellView {
  private(set) var name = ""
  private(set) var details = ""
  private(set) var date = ""
  private(set) var picture: Picture?

  func setName(_ name: String) {
    self.name = name
  }

  func setDetails(_ details: String) {
    self.details = details
  }

  func setDate(_ date: String) {
    self.date = date
  }

  func setPicture(_ picture: Picture?) {
    self.picture = picture
  }
}
