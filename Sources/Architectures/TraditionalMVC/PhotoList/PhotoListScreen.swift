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
///   and depends on its model. The list's view also makes the alerts, and the
///   controller presents them.
/// - Who asks for a picture: the row's controller, when the row is about to
///   show. The list's controller hears so from the table, and tells the row's,
///   which asks the photo's model to load. The model asks the service, keeps
///   the picture, and tells its dependents that it has come.
/// - Who cancels that: the photo's model. When the row has gone, the row's
///   controller hears so in the same way. It releases the row's view, and asks
///   the model to cancel unless another view waits. When the list is released,
///   the photos' models cancel what they load.
/// - Who opens a photo: the list's controller, which pushes the detail screen.
///   That screen has another `PhotoModel`, and its controller asks this one to
///   load the large picture. This model cancels when it is released.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  let model = PhotoListModel(
    photoService: photoService,
    pictureService: pictureService
  )
  return HostViewController(hosting: PhotoListView(model: model))
}

/// Puts the details of a photo together.
@MainActor
func makePhotoDetailScreen(model: PhotoModel) -> ViewController {
  HostViewController(hosting: PhotoDetailView(model: model))
}
