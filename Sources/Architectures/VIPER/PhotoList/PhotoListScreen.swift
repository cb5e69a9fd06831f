import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The presenter asks the interactor for the photos. The interactor says that a
/// load starts, asks the service in a task that it owns, cancels the task when
/// another load begins, and hands out plain data. The presenter words all rows
/// at once, and the view keeps the words and fills the cells with them. If a
/// load fails, the presenter has the router open an alert. For a photo that is
/// selected it asks the interactor whether it is for sale, and has the router
/// open the detail or an alert.
///
/// The photo itself goes from the list's interactor to the detail's. Presenter
/// and router pass on only its position. The router is handed a closure that
/// holds the interactor, asks it for the photo and makes the detail. The
/// interactor knows its presenter weakly and no router, so this is no cycle.
///
/// - Who asks for a row's picture: the view, when a row is about to show, since
///   of a long list few rows show. By the article, a view "never asks the
///   Presenter for data". The presenter still answers by telling the view what
///   to show. It has the interactor load the picture, in a task for each row.
/// - Who cancels a row's task: the interactor. It does so when the presenter
///   says that the row has gone, when the row's picture is asked for again,
///   when a reload succeeds, and when the interactor is released.
/// - Who keeps a picture: the interactor, by the photo's identity, until a
///   reload succeeds. A kept picture and one that has just come reach the
///   presenter by the same function, and go unchanged to the view.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  let interactor = PhotoListInteractor(
    photoService: photoService,
    pictureService: pictureService
  )
  let router = PhotoListRouter { index in
    makePhotoDetailScreen(
      of: interactor.photo(at: index),
      service: pictureService
    )
  }
  let presenter = PhotoListPresenter(interactor: interactor, router: router)
  let viewController = PhotoListViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  router.viewController = viewController
  return viewController
}

/// Puts the detail of a photo together in the same way.
///
/// The detail's interactor keeps the photo, tells the presenter its name and
/// address, and asks for the large picture. When the detail is left, the
/// interactor is released, and cancels.
@MainActor
private func makePhotoDetailScreen(
  of photo: Photo,
  service: any PictureService
) -> ViewController {
  let interactor = PhotoDetailInteractor(photo: photo, service: service)
  let presenter = PhotoDetailPresenter(interactor: interactor)
  let viewController = PhotoDetailViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  return viewController
}
