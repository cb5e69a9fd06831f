import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The presenter asks the service in a task that it owns, and words the answer.
/// The view shows the words, and lets the presenter fill a cell when the table
/// asks for it.
///
/// Fortech's presenter knows all of a row when it fills the cell. Here a row's
/// picture comes later:
///
/// - Who asks for a row's picture: the presenter, when the view says that the
///   row is shown.
/// - Who sets it: the view, in the cell that shows the row when the picture
///   comes. The presenter names the row, and keeps no cell.
/// - Who cancels: the presenter, when the view says that the row has gone, and
///   when a reload succeeds. The view does not say so while another cell shows
///   the row.
/// - Who keeps the pictures: the presenter, until a reload succeeds.
///
/// Fortech has a router, which opens screens. Here the view opens them. The
/// list's presenter says by an identity which photo is shown in detail, and
/// words its name and address. The view pushes what `makeDetail` makes: a view
/// with a presenter of its own, which loads the large picture, and cancels that
/// when it is released.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  let presenter = PhotoListPresenter(
    photoService: photoService,
    pictureService: pictureService
  )
  let viewController = PhotoListViewController(
    presenter: presenter,
    makeDetail: { id, name, address in
      makePhotoDetailScreen(
        id: id,
        name: name,
        address: address,
        service: pictureService
      )
    }
  )
  presenter.view = viewController
  return viewController
}

@MainActor
private func makePhotoDetailScreen(
  id: Photo.ID,
  name: String,
  address: String,
  service: any PictureService
) -> ViewController {
  let presenter = PhotoDetailPresenter(
    id: id,
    name: name,
    address: address,
    service: service
  )
  let viewController = PhotoDetailViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
