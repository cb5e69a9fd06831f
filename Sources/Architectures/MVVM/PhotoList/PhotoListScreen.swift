import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its view model.
///
/// The view model asks the service and awaits its answer. It tells the view by
/// one closure for each thing that can happen. The view presents alerts. When
/// the table makes a row, the view asks for the row's view model, and a cell
/// binds to it.
///
/// - Who asks for a row's picture: the row's view model, when its cell is about
///   to show. A closure that the cell sets then shows the picture.
/// - Who cancels: the row's view model, when the cell lets go of it, because
///   the row has gone.
/// - Who keeps the picture: the row's view model, which the list's view model
///   keeps until a reload succeeds.
/// - Who opens the detail: a closure, which this function hands to the list's
///   view model. The view model calls `openDetail` with a photo. That makes the
///   detail and pushes it.
/// - Who owns the detail: the navigation controller owns the detail's view
///   controller, which owns its view model.
///
/// The detail's view model asks for the large picture, and cancels its task
/// when it is released.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  // Weak, for the list's view keeps the view model that keeps the closure.
  weak var list: ViewController?
  let viewModel = PhotoListViewModel(
    photoService: photoService,
    pictureService: pictureService,
    openDetail: { photo in
      let detail = makePhotoDetailScreen(photo: photo, service: pictureService)
      list?.navigationController?.pushViewController(detail)
    }
  )
  let viewController = PhotoListViewController(viewModel: viewModel)
  list = viewController
  return viewController
}

/// Puts the detail of a photo together in the same way.
@MainActor
private func makePhotoDetailScreen(
  photo: Photo,
  service: any PictureService
) -> ViewController {
  let viewModel = PhotoDetailViewModel(photo: photo, service: service)
  return PhotoDetailViewController(viewModel: viewModel)
}
