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
///   row is shown, unless the picture has come before.
/// - Who sets it: the view, in the cell that shows the row when the picture
///   comes. The presenter names the row, and keeps no cell.
/// - Who cancels: the presenter, when the view says that the row has gone or
///   is shown anew, when a reload succeeds, and when the presenter is released.
///   UIKit may tell late that a row has gone. Where another cell shows the row
///   by then, the view does not pass that on.
/// - Who keeps the pictures: the presenter, until a reload succeeds.
///
/// Fortech has a router, which opens screens. Here the view opens them. The
/// list's presenter says which row's photo is shown in detail, and the view
/// pushes what `makeDetail` makes. That closure, which this function forms,
/// asks the list's presenter for the photo. So the view gets no model. As in
/// Fortech's sample, the detail has a presenter of its own, which is handed the
/// photo and words it. Ours also loads the large picture, and cancels that load
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
    makeDetail: { row in
      makePhotoDetailScreen(
        of: presenter.photo(atRow: row),
        service: pictureService
      )
    }
  )
  presenter.view = viewController
  return viewController
}

@MainActor
private func makePhotoDetailScreen(
  of photo: Photo,
  service: any PictureService
) -> ViewController {
  let presenter = PhotoDetailPresenter(photo: photo, service: service)
  let viewController = PhotoDetailViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
