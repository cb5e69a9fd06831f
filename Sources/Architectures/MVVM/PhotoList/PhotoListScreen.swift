import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its view model.
///
/// The view model asks the service and awaits its answer. It tells the view by
/// one closure for each thing that can happen. The view asks for a row's words
/// when it shows the row, presents alerts, and pushes the detail.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let viewModel = PhotoListViewModel(service: service)
  return PhotoListViewController(viewModel: viewModel)
}
