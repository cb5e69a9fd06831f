import ConsoleUI
import Layouts

/// Shows what it reads in the view model of its row, and tells it when the row
/// comes and goes.
///
/// It is part of the view here, and must not know the model.
final class PhotoTableViewCell: PhotoCell {
  /// Nil once the row has gone.
  private var viewModel: PhotoCellViewModel?

  /// Shows a row, and follows it by itself: what the update reads is tracked.
  func show(_ viewModel: PhotoCellViewModel) {
    self.viewModel = viewModel
    configurationUpdateHandler = { [weak self] _ in self?.update() }
  }

  private func update() {
    guard let viewModel else { return }
    nameLabel.text = viewModel.name
    detailsLabel.text = viewModel.details
    dateLabel.text = viewModel.date
    imageView.image = viewModel.picture
  }

  func willDisplay() {
    viewModel?.willDisplay()
  }

  /// Lets go of the view model.
  ///
  /// After a reload, UIKit may say that a row has gone when its number means
  /// another row already. The cell knows which one it has shown.
  func didEndDisplaying() {
    viewModel?.didEndDisplaying()
    viewModel = nil
  }
}
