import Models
import TestSupport

@testable import MVVM

/// Keeps what the view model of the list of photos says, and the details that
/// it asks for.
///
/// Like the assembly, it makes the view models. Like a table, it makes the rows
/// when it is told to, and keeps them.
@MainActor
final class PhotoListListener {
  private(set) var isLoading = false
  private(set) var rows: [PhotoCellViewModel] = []
  private(set) var alerts: [AlertText] = []
  private(set) var details: [PhotoDetailViewModel] = []

  /// A view model that this listens to.
  func makeViewModel(
    photoService: any PhotoService,
    pictureService: any PictureService
  ) -> PhotoListViewModel {
    let viewModel = PhotoListViewModel(
      photoService: photoService,
      pictureService: pictureService,
      openDetail: { photo in
        self.details.append(
          PhotoDetailViewModel(photo: photo, service: pictureService)
        )
      }
    )
    viewModel.isLoadingDidChange = { self.isLoading = $0 }
    viewModel.photosDidChange = { [weak viewModel] in
      for row in self.rows { row.didEndDisplaying() }
      let numberOfRows = viewModel?.numberOfPhotos ?? 0
      self.rows = (0..<numberOfRows).compactMap {
        viewModel?.cellViewModel(atRow: $0)
      }
      for row in self.rows { row.willDisplay() }
    }
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
    return viewModel
  }
}
