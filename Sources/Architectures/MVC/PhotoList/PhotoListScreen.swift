import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through: the controller asks the service, takes its answer unless a
/// newer load was begun, and fills the rows itself. It pushes the details of a
/// photo, or presents an alert.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  PhotoListViewController(service: service)
}
