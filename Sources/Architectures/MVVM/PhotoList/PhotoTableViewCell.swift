import ConsoleUI
import Layouts

/// Binds a row of the list of photos to its view model.
final class PhotoTableViewCell: PhotoCell {
  private var viewModel: PhotoCellViewModel?

  func bind(to viewModel: PhotoCellViewModel) {
    unbind()
    self.viewModel = viewModel
    nameLabel.text = viewModel.name
    detailsLabel.text = viewModel.details
    dateLabel.text = viewModel.date
    imageView.image = viewModel.picture
    viewModel.pictureDidChange = { [weak self] picture in
      self?.imageView.image = picture
    }
    viewModel.willDisplay()
  }

  /// Lets go of the view model, when its row has gone.
  ///
  /// `prepareForReuse()` would be too late. The row may have another cell by
  /// then, and that is bound to the same view model.
  func unbind() {
    viewModel?.pictureDidChange = nil
    viewModel?.didEndDisplaying()
    viewModel = nil
  }
}
