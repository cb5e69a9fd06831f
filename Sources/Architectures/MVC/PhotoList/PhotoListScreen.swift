import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through: the controller asks the service in a task that it keeps,
/// and cancels the task if it loads again. It fills the rows itself, and pushes
/// the details of a photo, or presents an alert.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  PhotoListViewController(service: service)
}
