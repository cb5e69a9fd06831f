import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its presenter, the
/// presenter holds interactor and router, and every way back is weak.
///
/// The presenter asks the interactor for the photos. The interactor says that a
/// load starts, asks the data manager in a task that it owns, cancels the task
/// when another load begins, and hands out plain data. The presenter words all
/// rows at once, and the view keeps the words and fills the cells with them. If
/// a load fails, the presenter has the router open an alert. For a photo that
/// is selected it asks the interactor whether it is for sale, and has the
/// router open the detail or an alert.
///
/// Presenter and router pass on only the photo's identity. The router is handed
/// a closure that makes the detail. The detail's interactor finds the photo by
/// its identity, since the data manager keeps the photos for both interactors.
///
/// - Who asks for a row's picture: the presenter, when the view has told it
///   that the row is about to show. Of a long list few rows show. The
///   interactor loads the picture, in a task for each row.
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
  let dataManager = PhotoDataManager(service: photoService)
  let interactor = PhotoListInteractor(
    dataManager: dataManager,
    pictureService: pictureService
  )
  let router = PhotoListRouter { id in
    makePhotoDetailScreen(
      id: id,
      dataManager: dataManager,
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
/// The detail's interactor tells the presenter the photo's name and address,
/// and asks for the large picture. When the detail is left, the interactor is
/// released, and cancels.
@MainActor
private func makePhotoDetailScreen(
  id: Photo.ID,
  dataManager: PhotoDataManager,
  service: any PictureService
) -> ViewController {
  let interactor = PhotoDetailInteractor(
    id: id,
    dataManager: dataManager,
    service: service
  )
  let presenter = PhotoDetailPresenter(interactor: interactor)
  let viewController = PhotoDetailViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  return viewController
}
