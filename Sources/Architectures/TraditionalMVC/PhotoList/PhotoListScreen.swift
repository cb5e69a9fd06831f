import ConsoleUI
import Models

/// Puts the list of photos together.
///
/// The way through it:
///
/// - Who asks: the controller asks the model to load, and the model asks the
///   service.
/// - Who hears the answer: the model, which keeps it and tells its dependents
///   that it has changed.
/// - Who shows it: the view, which asks the model for the photos and words
///   them. It also makes the alerts, and the controller presents them.
/// - Who opens a photo: the controller, which pushes the detail screen. All
///   architectures share that screen, and it is no triad.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let model = PhotoListModel(service: service)
  return HostViewController(hosting: PhotoListView(model: model))
}
