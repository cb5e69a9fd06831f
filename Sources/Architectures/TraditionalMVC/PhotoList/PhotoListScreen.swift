import ConsoleUI
import Models

/// Puts the list of photos together: the view is given its model, and makes
/// its controller.
@MainActor
public func makePhotoListScreen(service: any PhotoService) -> ViewController {
  let model = PhotoListModel(service: service)
  return PhotoListViewController(photoListView: PhotoListView(model: model))
}
