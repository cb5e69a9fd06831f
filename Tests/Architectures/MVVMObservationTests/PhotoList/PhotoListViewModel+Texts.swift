import TestSupport

@testable import MVVMObservation

/// Reads what the view model of the list of photos has to show.
///
/// Like a table, it reads the rows when their number is read again.
@MainActor
struct PhotoListReader {
  private let loading: Observed<Bool>
  private let photoRows: Observed<[PhotoCellViewModel]>
  private let due: Observed<[AlertContents]>
  private let open: Observed<PhotoDetailContents?>

  init(of viewModel: PhotoListViewModel) {
    loading = Observed { viewModel.isLoading }
    photoRows = Observed {
      (0..<viewModel.numberOfPhotos).map(viewModel.cellViewModel(atRow:))
    }
    due = Observed { viewModel.alerts }
    open = Observed { viewModel.detail }
  }

  var isLoading: Bool { loading.value }
  var rows: [PhotoCellViewModel] { photoRows.value }
  var alerts: [AlertText] { due.value.map(AlertText.init) }
  var details: [DetailText] {
    [open.value].compactMap { $0 }.map { DetailText($0.name, $0.imageURL) }
  }
}
