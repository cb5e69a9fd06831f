@testable import VIPER

/// Keeps what the presenter asks of the list of photos.
///
/// Like a table, it reads the rows when it is told to and keeps them.
final class PhotoListViewSpy: PhotoListView {
  var presenter: PhotoListPresenter?
  private(set) var isLoading = false
  private(set) var rows: [PhotoDisplayData] = []

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }

  func reloadPhotos() {
    rows = (0..<(presenter?.numberOfPhotos ?? 0)).compactMap { row in
      presenter?.displayData(forRow: row)
    }
  }
}
