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
///   them. It also makes the alert of a failure, and the controller presents
///   it.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let model = PhotoListModel(service: service)
  return HostViewController(hosting: PhotoListView(model: model))
}
