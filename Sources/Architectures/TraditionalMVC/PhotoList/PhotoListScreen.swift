import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through it:
///
/// - Who asks: the controller asks the model to load, and the model asks the
///   service.
/// - Who hears the answer: the model, which makes a model of each photo, keeps
///   these until new photos have come, and tells its dependents that it has
///   changed.
/// - Who shows it: the view, which has a `PhotoRowView` for each row on the
///   screen, and gives it the photo's model. The row's view words the photo,
///   and depends on its model. The controller presents a failure, and an alert
///   about a photo that is not for sale.
/// - Who asks for a picture: the controller, which hears from the table that a
///   row is about to show. It asks the photo's model to load. The model asks
///   the service, keeps the picture, and tells its dependents that it has come.
/// - Who cancels that: the photo's model, when its last dependent is removed,
///   and when it is released. The controller hears from the table that a row
///   has gone, and releases the row's view.
/// - Who opens a photo: the controller, which pushes the detail screen. That
///   screen has a `PhotoModel` of its own, for the large picture, which the
///   controller asks to load.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  let model = PhotoListModel(
    photoService: photoService,
    pictureService: pictureService
  )
  return HostViewController(
    hosting: PhotoListView(model: model),
    title: "Popular"
  )
}

/// Puts the details of a photo together.
@MainActor
func makePhotoDetailScreen(model: PhotoModel) -> ViewController {
  HostViewController(hosting: PhotoDetailView(model: model))
}
