import Models

/// What the presenter can ask of the list of photos.
@MainActor
protocol PhotoListView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadPhotos()
  func showAlert(title: String, message: String)
  func showDetail(name: String, imageURL: String?)
}

/// What the presenter can ask of one row.
@MainActor
protocol PhotoCellView: AnyObject {
  func setName(_ name: String)
  func setDetails(_ details: String)
  func setDate(_ date: String)
}

/// Has the service so far, and nothing else.
///
/// It knows the views by their protocols only, and imports no widget.
@MainActor
final class PhotoListPresenter {
  // 1. The view holds its presenter. So the presenter must not hold its view.
  var view: (any PhotoListView)?
  let service: any PhotoService

  init(service: any PhotoService) {
    self.service = service
  }

  // 2. Do here what the view controller still does with the photos.

  var numberOfPhotos: Int { 0 }

  func viewDidLoad() {}

  func reloadButtonTapped() {}

  func configure(_ cell: any PhotoCellView, forRow row: Int) {}

  func photoSelected(atRow row: Int) {}
}
