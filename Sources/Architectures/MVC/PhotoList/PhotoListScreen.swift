import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through: the controller asks the service in a task that it keeps,
/// and cancels the task if it loads again or is released. It fills the rows
/// itself, and pushes the details of a photo, or presents an alert.
///
/// The controller also asks for a row's picture when it makes the row, and
/// cancels that when the row has gone or when it is released itself. It keeps
/// the pictures until new photos have come. The controller of the details asks
/// for a large picture, and cancels that when it is released.
///
/// The rows follow Apple's sample LazyTableImages. There, an `IconDownloader`
/// for each row loads the icon, the row's record keeps it, and a row that has
/// gone cancels nothing. Here, tasks and pictures are the controller's.
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
