import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through: the controller asks the service in a task that it keeps,
/// and cancels the task if it loads again or is released. It fills the rows
/// itself, and pushes the details of a photo, or presents an alert.
///
/// The controller also asks for a row's picture when the row is about to show,
/// and cancels that when the row has gone or when it is released itself. It
/// keeps the pictures until new photos have come. The controller of the details
/// asks for a large picture, and cancels that when it is released.
///
/// Apple's sample "Asynchronously loading images into table and collection
/// views" (2020) differs: its screens share an `ImageCache`, which loads and
/// keeps the images, is asked when a cell is made, and cancels nothing.
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
