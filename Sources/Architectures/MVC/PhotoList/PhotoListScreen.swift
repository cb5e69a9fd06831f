import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through: the controller asks the service in a task that it keeps,
/// and cancels the task if it loads again or is released. It fills the rows
/// itself, and pushes the details of a photo, or presents an alert.
///
/// The rows' pictures are loaded and kept by a store. The controller asks it
/// when a row is about to show, and cancels that when the row has gone. When a
/// picture has come, the store tells the controller, which fills the photo's
/// row anew. When new photos have come, the controller has the store cancel and
/// forget everything. The controller of the details asks the service for a
/// large picture, which nobody keeps, and cancels that when it is released.
///
/// The store of the pictures has the place of `AssetStore` in Apple's sample
/// "Building high-performance lists and collection views" (2021). There, the
/// posts have a store, too, and a cell fills itself. The `AssetStore` is asked
/// when a cell is configured or prefetched, keeps its images also on the disk,
/// and hands out a token for each load. The cell keeps that, and cancels the
/// load when it is used again or released. An image that has come has the cell
/// reconfigured, also one that was prefetched. Here, nothing is prefetched: the
/// store is asked when a row is about to show, the cell's identity is the
/// token, and the cells on the screen are filled anew.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  PhotoListViewController(
    photoService: photoService,
    pictureStore: PictureStore(service: pictureService),
    pictureService: pictureService
  )
}
