import ConsoleUI
import Models

/// Puts the list of photos together: the view holds its view model.
@MainActor
func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let viewModel = PhotoListViewModel(service: service)
  return PhotoListViewController(viewModel: viewModel)
}
