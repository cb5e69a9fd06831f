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
/// - Who shows it: the view, which makes a `PhotoRowView` for each row on the
///   screen. That words a photo, and depends on the photo's model. The view
///   also makes the alerts, and the controller presents them.
/// - Who asks for a picture: the row's controller, when the row is about to
///   show. The list's controller hears so from the table, and tells the view,
///   which tells the row's. The row's controller asks the photo's model to
///   load, and the model asks the service. The model keeps the picture, and
///   tells its dependents that it has come.
/// - Who cancels that: the row's controller, when the row has gone. The list's
///   controller hears so too, and has the view release the row's view. When the
///   list is released, the photos' models cancel what they load.
/// - Who opens a photo: the controller, which pushes the detail screen. Its
///   controller asks a `PhotoModel` of its own to load the large picture. The
///   model cancels when it is released.
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
