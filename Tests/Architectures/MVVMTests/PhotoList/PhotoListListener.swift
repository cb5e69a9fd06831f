import TestSupport

@testable import MVVM

/// Keeps what the view model of the list of photos says.
///
/// Like a table, it reads the rows when it is told to and keeps them.
@MainActor
final class PhotoListListener {
  private(set) var isLoading = false
  private(set) var rows: [PhotoCellViewModel] = []
  private(set) var alerts: [AlertText] = []
  private(set) var details: [DetailText] = []

  init(to viewModel: PhotoListViewModel) {
    viewModel.isLoadingDidChange = { self.isLoading = $0 }
    viewModel.photosDidChange = { [weak viewModel] in
      let numberOfRows = viewModel?.numberOfPhotos ?? 0
      self.rows = (0..<numberOfRows).compactMap {
        viewModel?.cellViewModel(atRow: $0)
      }
    }
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
    viewModel.showDetail = { self.details.append(DetailText($0, $1)) }
  }
}
