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
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let viewModel = PhotoListViewModel(service: service)
  return PhotoListViewController(viewModel: viewModel)
}
