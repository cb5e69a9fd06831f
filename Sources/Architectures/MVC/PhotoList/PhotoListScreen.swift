import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through:
///
/// - Who asks: the controller, in a task of its ``Loader``. It has the store
///   load the photos, and the store asks the service.
/// - Who hears the answer: the store, which makes a `ListedPhoto` of each photo
///   and keeps them. It throws an error, and the loader hands that to the
///   controller.
/// - Who shows it: the controller. It reads the store in `updateProperties()`,
///   and reloads the table when the photos are other objects. It presents an
///   error as an alert. When a row is selected, it pushes the details of the
///   photo, or presents an alert.
/// - Who cancels: the loader, before a newer load and when it is released with
///   the controller.
///
/// When a row is about to show, the controller has the row's `ListedPhoto` load
/// the picture, and gets the task, as `loadContents` of objc.io's `Folder`
/// returns its `URLSessionTask`. The controller cancels the task when the row
/// has gone, and all of them when it reloads the table or is released.
///
/// The store is `@Observable`, and so is each `ListedPhoto`. The controller
/// gives each cell an update handler, which reads the picture. UIKit notes what
/// was read there, and runs the handler again after a change, as it does with
/// `updateProperties()` (see ``makeWorldClockScreen(service:)``).
///
/// The controller of the details shows the other way to load,
/// controller-owned networking (see ``makeGreetingScreen(person:)``). It asks
/// the service for the large picture and keeps it. It cancels the load when it
/// is released.
///
/// Apple's sample "Building high-performance lists and collection views" (2021)
/// has three stores: one of the sections, one of the posts, and an `AssetStore`
/// of all images. The `AssetStore` also keeps its images on the disk, makes one
/// request for all who want the same image, and hands out a token for each
/// load. The controller keeps the token of a load that begins early. Once the
/// cell is made, the cell keeps the token, and cancels the load when it is used
/// again or released. An image that has come has its cell reconfigured. Here,
/// the controller keeps all tasks, so that cells only show, and a cell on the
/// screen updates itself when its picture has come.
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
