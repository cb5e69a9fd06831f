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
/// - Who asks for a picture: the photo's model, when a row's view becomes its
///   dependent. It keeps the picture, and tells its dependents that it has
///   come.
/// - Who cancels that: the photo's model, when its last dependent is removed.
///   The view releases a row's view when the row has gone.
/// - Who opens a photo: the controller, which pushes the detail screen. Its
///   view depends on a `PhotoModel` of its own. That asks for the large
///   picture, and cancels when it is released.
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
