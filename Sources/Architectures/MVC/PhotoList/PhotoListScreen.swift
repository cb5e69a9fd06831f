import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through:
///
/// - Who asks: the controller, in a task of its ``Loader``. It has the store
///   load the photos, and the store asks the service.
/// - Who hears the answer: the store, which keeps the photos. For their
///   pictures, it makes another store. It throws an error, and the loader hands
///   that to the controller.
/// - Who shows it: the controller. It reads the store in `updateProperties()`,
///   and reloads the table when the photos have another picture store. It
///   presents an error as an alert. When a row is selected, it pushes the
///   details of the photo, or presents an alert.
/// - Who cancels: the loader, before a newer load and when it is released with
///   the controller.
///
/// When a row is about to show, the controller asks the picture store for the
/// picture, and gets the task. It cancels the task when the row has gone, and
/// all of them when it reloads the table or is released.
///
/// Both stores are `@Observable`. The controller gives each cell an update
/// handler, which reads the photo's picture in the picture store. UIKit notes
/// what was read there, and runs the handler again after a change, as it does
/// with `updateProperties()` (see ``makeWorldClockScreen(service:)``).
///
/// The controller of the details asks the service for a large picture itself,
/// and cancels that when it is released. Nobody else shows that picture, so the
/// controller keeps it, and no store.
///
/// Apple's sample "Building high-performance lists and collection views" (2021)
/// has two stores, too: one of the posts, and an `AssetStore` of their images.
/// The controller is handed both. Here, the store of the photos makes the other
/// one, and makes a new one whenever photos have come. An `AssetStore` also
/// keeps its images on the disk, makes one request of several for the same
/// image, and hands out a token for each load. There, the cell keeps the token,
/// and cancels the load when it is used again or released. An image that has
/// come has its cell reconfigured. Here, the controller keeps the tasks, so
/// that cells only show, and a cell on the screen updates itself when a picture
/// has come.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  PhotoListViewController(
    store: PhotoStore(
      photoService: photoService,
      pictureService: pictureService
    ),
    pictureService: pictureService
  )
}
