import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its view model.
///
/// - Who asks for the photos: the view model, when the view has been loaded and
///   when the user taps "Reload".
/// - Who hears the answer: the view model, which keeps the rows or adds an
///   alert.
/// - Who shows it: the controller, which has read the rows, the alerts and the
///   detail there, and reads them again.
/// - Who asks for a picture: the view model, when the controller tells it that
///   a row shows. The detail's view model asks for its own, larger one.
/// - Who cancels: the view model, when the row has gone, when a reload answers,
///   and when it is released.
/// - Who keeps it: the view model, by photo. A cell keeps nothing. Whenever
///   pictures have changed, the controller gives each cell that of its row.
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
