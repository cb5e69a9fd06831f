import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through it:
///
/// - Who asks: the controller asks the model to load, and the model asks the
///   service.
/// - Who hears the answer: the model, which keeps it and tells its dependents
///   that it has changed.
/// - Who shows it: the view, which asks the model for the photos and words
///   them. It also makes the alerts, and the controller presents them.
/// - Who asks for a picture: the model, when the view has told the controller
///   that it has made a row. It keeps the pictures until new photos have come.
/// - Who cancels that: the controller, which keeps the task of each row, and
///   hears from the table when a row has gone.
/// - Who opens a photo: the controller, which pushes the detail screen. That is
///   a triad of its own. Its model asks for the large picture, and cancels that
///   when it is released.
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
func makePhotoDetailScreen(model: PhotoDetailModel) -> ViewController {
  HostViewController(hosting: PhotoDetailView(model: model))
}
