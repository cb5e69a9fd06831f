import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its view model.
///
/// The view model asks the service and awaits its answer. It tells the view by
/// one closure for each thing that can happen. The view presents alerts, and
/// pushes the detail, whose view model it is handed. For each row that it
/// makes, it asks for the row's view model, and a cell binds to it.
///
/// - Who asks for a row's picture: the row's view model, when its cell is about
///   to show. A closure that the cell sets then shows the picture.
/// - Who cancels: the row's view model, when the cell lets go of it, because
///   the row has gone.
/// - Who keeps the picture: the row's view model. The view model of the list
///   keeps that until a reload succeeds.
///
/// The detail's view model asks for the large picture, and cancels its task
/// when it is released.
@MainActor
public func makePhotoListScreen(
  photoService: any PhotoService,
  pictureService: any PictureService
) -> ViewController {
  let viewModel = PhotoListViewModel(
    photoService: photoService,
    pictureService: pictureService
  )
  return PhotoListViewController(viewModel: viewModel)
}
