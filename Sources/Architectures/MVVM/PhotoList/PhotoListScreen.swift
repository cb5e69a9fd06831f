import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its view model.
///
/// The view model asks the service and awaits its answer. It tells the view by
/// one closure for each thing that it can do. The view presents alerts. When
/// the table makes a row, the view asks for the row's view model. The row's
/// cell shows what that says, and binds to it once the row is about to show.
///
/// - Who asks for a row's picture: the row's view model, when its cell is about
///   to show. A closure that the cell sets then shows the picture.
/// - Who cancels: the row's view model, when the cell lets go of it, because
///   the row has gone, and when it is released.
/// - Who keeps the picture: the row's view model, which the list's view model
///   keeps until a reload succeeds.
/// - Who opens the detail: a closure, which this function hands to the list's
///   view model. The view model calls `openDetail` with a photo. This closure
///   makes the detail and pushes it. In objc.io's MVVM-C (2018), a coordinator
///   does both.
/// - Who owns the detail: the navigation controller owns the detail's view
///   controller, which owns its view model.
///
/// The detail's view model asks for the large picture, and cancels its task
/// when it is released.
///
/// The closures are as in S. T. Huang's article "How not to get desperate with
/// MVVM implementation" (2017). Ours differs from the article in this:
///
/// - In the article, closures carry nothing, and the view reads the state.
///   Here, `isLoadingDidChange` and `showAlert` carry what the view shows.
/// - In the article, the view reads whether a detail may open, and hands the
///   detail what it shows (`prepare(for:sender:)`). Here, the view model
///   decides, and calls `openDetail` with the photo.
/// - In the article, the view models of all cells are made at once. Here, each
///   is made when its row is asked for.
/// - In the article, the view controller loads a cell's picture from its
///   address. Here, the cell's view model does.
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
