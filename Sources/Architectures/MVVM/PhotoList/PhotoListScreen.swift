import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its view model.
///
/// The view model asks the service and awaits its answer. It tells the view by
/// three closures that the view has set: whether it is loading, that there are
/// new photos, and which alert to present. When the table makes a row, the view
/// asks for the row's view model, and the cell shows its words.
///
/// - Who asks for a row's picture: the row's view model, when its cell is about
///   to show. The cell is bound to the picture until it shows another row.
/// - Who cancels: the row's view model, when the cell says that it has gone. A
///   view model that is released cancels, too.
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
/// - In the article, the view asks whether a detail may open, and hands it what
///   it shows (`prepare(for:sender:)`). Here, the view model calls `openDetail`
///   with the photo, so that a test sees it without a view.
/// - In the article, everything is bound by closures. Here, the pictures are
///   ``Observed``. Two cells can be bound to one row for a while, and a cell
///   that goes on to another row ends its own binding only.
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
