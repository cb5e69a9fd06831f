import ConsoleUI
import Layouts

/// Binds a row of the list of photos to its view model.
final class PhotoTableViewCell: PhotoCell {
  /// The view model of the row for which the table asked for the cell last.
  private var viewModel: PhotoCellViewModel?

  /// Shows the words of a row, which never change, and its picture, now and
  /// when it comes.
  func show(_ viewModel: PhotoCellViewModel) {
    self.viewModel?.$picture.unbind(imageView)
    self.viewModel = viewModel
    nameLabel.text = viewModel.name
    detailsLabel.text = viewModel.details
    dateLabel.text = viewModel.date
    viewModel.$picture.bind(to: imageView, \.image)
  }

  /// Tells the row's view model, which loads the picture.
  ///
  /// A table may ask for a cell and never show it. Since iOS 15 it may also
  /// show a cell again that has gone, without asking for it.
  func willDisplay() {
    viewModel?.willDisplay()
  }

  func didEndDisplaying() {
    viewModel?.didEndDisplaying()
  }
}
