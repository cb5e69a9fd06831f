@testable import VIPER

/// Keeps what the presenter asks of the list of photos.
final class PhotoListViewSpy: PhotoListView {
  private(set) var isLoading = false
  private(set) var rows: [PhotoDisplayData] = []

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func showPhotos(_ list: PhotoListDisplayData) {
    rows = (0..<list.count).map(list.row)
  }
}
