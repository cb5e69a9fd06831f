import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through: the controller asks the service in a task that it keeps,
/// and cancels the task if it loads again. It fills the rows itself, and pushes
/// the details of a photo, or presents an alert.
///
/// The controller also asks for a row's picture when it makes the row, and
/// cancels that when the row has gone. It keeps the pictures until new photos
/// have come. The controller of the details asks for a large picture, and
/// cancels that when it is released.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  PhotoListViewController(
    photoService: photoService,
    pictureService: pictureService
  )
}
