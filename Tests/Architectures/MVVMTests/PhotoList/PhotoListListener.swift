import Pictures
import TestSupport

@testable import MVVM

/// Keeps what the view model of the list of photos says.
///
/// Like a table, it reads the rows when it is told to, and keeps them until they
/// go.
@MainActor
final class PhotoListListener {
  private(set) var isLoading = false
  private(set) var alerts: [AlertText] = []
  private(set) var details: [DetailText] = []
  private var cellViewModels: [Int: PhotoCellViewModel] = [:]
  private weak var viewModel: PhotoListViewModel?

  init(to viewModel: PhotoListViewModel) {
    self.viewModel = viewModel
    viewModel.isLoadingDidChange = { self.isLoading = $0 }
    viewModel.photosDidChange = { self.reload() }
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
    viewModel.showDetail = {
      self.details.append(DetailText($0.name, $0.address))
    }
  }

  /// The rows that are shown.
  var rows: [PhotoCellViewModel] {
    cellViewModels.keys.sorted().compactMap { cellViewModels[$0] }
  }

  /// Their pictures; nil where a placeholder stands.
  var pictures: [Picture?] { rows.map(\.picture) }

  func show(_ row: Int) {
    cellViewModels[row] = viewModel?.cellViewModel(atRow: row)
    cellViewModels[row]?.willDisplay()
  }

  func hide(_ row: Int) {
    cellViewModels.removeValue(forKey: row)?.didEndDisplaying()
  }

  private func reload() {
    for row in cellViewModels.keys.sorted() { hide(row) }
    for row in 0..<(viewModel?.numberOfPhotos ?? 0) { show(row) }
  }
}
