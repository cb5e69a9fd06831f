import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The presenter asks the interactor for the photos. The interactor asks the
/// service in a task that it owns, cancels the task when another load begins,
/// and hands out plain data. The presenter hands the rows to the view. If a
/// load fails, it has the router open an alert. For a photo that is selected
/// the presenter asks the interactor whether it is for sale, and has the router
/// open the detail or an alert.
///
/// - Who asks for a row's picture: the interactor, in a task for each row. The
///   view tells the presenter which row it makes, and that asks the interactor.
/// - Who cancels: the interactor, when the presenter says that the row has
///   gone, when a reload answers, and when it is released.
/// - Who keeps it: the interactor, by the photo's identity, until a reload
///   answers. A picture that is kept goes the same way as one that comes late.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  let interactor = PhotoListInteractor(
    photoService: photoService,
    pictureService: pictureService
  )
  let router = PhotoListRouter { photo in
    makePhotoDetailScreen(of: photo, pictureService: pictureService)
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
/// It shares nothing with the list, so it has an interactor of its own. That
/// asks for the large picture, and cancels when the detail is left, because it
/// is then released.
@MainActor
private func makePhotoDetailScreen(
  of photo: PhotoDetailOutputData,
  pictureService: any PictureService
) -> ViewController {
  let interactor = PhotoDetailInteractor(service: pictureService)
  let presenter = PhotoDetailPresenter(photo: photo, interactor: interactor)
  let viewController = PhotoDetailViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  return viewController
}
