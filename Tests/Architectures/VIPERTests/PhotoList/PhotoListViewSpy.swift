import Pictures

@testable import VIPER

/// Keeps what the presenter asks of the list of photos.
final class PhotoListViewSpy: PhotoListView {
  private(set) var isLoading = false
  /// What each row says; nil until it is worded.
  private(set) var rows: [PhotoDisplayData?] = []
  /// The pictures that were shown, by row; a test takes away those of rows that
  /// have gone.
  var pictures: [Int: Picture] = [:]

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func showPhotos(count: Int) {
    rows = Array(repeating: nil, count: count)
    pictures = [:]
  }

  func showPhoto(_ photo: PhotoDisplayData, inRow row: Int) {
    rows[row] = photo
  }

  func showPicture(_ picture: Picture, inRow row: Int) {
    pictures[row] = picture
  }
}
