import Pictures

@testable import VIPER

/// Keeps what the presenter asks of the list of photos.
final class PhotoListViewSpy: PhotoListView {
  private(set) var isLoading = false
  private(set) var rows: [PhotoDisplayData] = []
  /// The pictures that were shown, by row; a test takes away those of rows that
  /// have gone.
  var pictures: [Int: Picture] = [:]

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func showPhotos(_ rows: [PhotoDisplayData]) {
    self.rows = rows
    pictures = [:]
  }

  func showPicture(_ picture: Picture, inRow row: Int) {
    pictures[row] = picture
  }
}
