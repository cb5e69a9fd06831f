import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The presenter asks the service in a task that it owns, and words the answer.
/// The view shows the words, and lets the presenter fill a cell when the table
/// asks for it.
///
/// - Who asks for a row's picture: the presenter, when the view says that the
///   row is about to show. It knows the cell weakly, and sets the picture there
///   when that comes.
/// - Who cancels: the presenter, when the view says that the row has gone. So
///   no picture comes to a cell that shows another row by then.
/// - Who keeps the pictures: the presenter, until a reload succeeds.
///
/// The list's presenter says by an identity which photo is shown in detail, and
/// what its name and address are. The view pushes what `makeDetail` makes: a
/// view with a presenter of its own, which loads the large picture, and cancels
/// that when it is released.
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
    makeDetail: { id, name, imageURL in
      makePhotoDetailScreen(
        id: id,
        name: name,
        imageURL: imageURL,
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
  imageURL: String?,
  service: any PictureService
) -> ViewController {
  let presenter = PhotoDetailPresenter(
    id: id,
    name: name,
    imageURL: imageURL,
    service: service
  )
  let viewController = PhotoDetailViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
