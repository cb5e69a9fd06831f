import ConsoleUI
import Layouts

/// Binds a row of the list of photos to its view model.
final class PhotoTableViewCell: PhotoCell {
  private var viewModel: PhotoCellViewModel?

  /// Shows what the view model says now.
  ///
  /// A table may make a cell and never show it. So the cell follows the picture
  /// only from `willDisplay()` on.
  func show(_ viewModel: PhotoCellViewModel) {
    self.viewModel = viewModel
    nameLabel.text = viewModel.name
    detailsLabel.text = viewModel.details
    dateLabel.text = viewModel.date
    imageView.image = viewModel.picture
  }

  func willDisplay() {
    viewModel?.pictureDidChange = { [weak self] picture in
      self?.imageView.image = picture
    }
    viewModel?.willDisplay()
  }

  /// Lets go of the view model, when its row has gone.
  ///
  /// `prepareForReuse()` would be too late. The row may have another cell by
  /// then, and that is bound to the same view model.
  func didEndDisplaying() {
    viewModel?.pictureDidChange = nil
    viewModel?.didEndDisplaying()
    viewModel = nil
  }
}
