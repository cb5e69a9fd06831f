import ConsoleUI
import Models

/// Puts the list of photos together.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  PhotoListViewController(service: service)
}
