import Pictures
import TestSupport

@testable import MVP

/// Keeps what the presenter asks of the list of photos.
///
/// Like a table, it reads the rows when it is told to and keeps them.
final class PhotoListViewSpy: PhotoListView {
  var presenter: PhotoListPresenter?
  private(set) var isLoading = false
  private(set) var rows: [PhotoCellSpy] = []
  private(set) var alerts: [AlertText] = []
  private(set) var detailRows: [Int] = []

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func reloadPhotos() {
    rows = (0..<(presenter?.numberOfPhotos ?? 0)).map { row in
      let cell = PhotoCellSpy()
      presenter?.configure(cell, forRow: row)
      presenter?.rowShown(row)
      return cell
    }
  }

  func setPicture(_ picture: Picture, inRow row: Int) {
    if rows.indices.contains(row) { rows[row].setPicture(picture) }
  }

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }

  func showDetail(ofPhotoAtRow row: Int) {
    detailRows.append(row)
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
