import ConsoleUI
import Layouts

/// Shows what it reads in the view model of its row, and tells it when the row
/// comes and goes.
final class PhotoTableViewCell: PhotoCell {
  /// That of the row that the cell shows, or has shown last.
  private var viewModel: PhotoCellViewModel?

  func show(_ viewModel: PhotoCellViewModel) {
    self.viewModel = viewModel
    setNeedsUpdateConfiguration()
  }

  /// Runs again after a change of what it has read, such as the picture.
  override func updateConfiguration() {
    super.updateConfiguration()
    guard let viewModel else { return }
    nameLabel.text = viewModel.name
    detailsLabel.text = viewModel.details
    dateLabel.text = viewModel.date
    imageView.image = viewModel.picture
  }

  func willDisplay() {
    viewModel?.willDisplay()
  }

  /// Tells the row's view model, and keeps it until the cell shows another row.
  ///
  /// After a reload, UIKit may say that a row has gone when its number means
  /// another row already. The cell knows which one it has shown.
  func didEndDisplaying() {
    viewModel?.didEndDisplaying()
  }
}
