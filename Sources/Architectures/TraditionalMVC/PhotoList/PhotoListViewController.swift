import ConsoleUI

/// Hosts the view, and lets the controller present alerts and push screens.
///
/// It must not know the model, or what the view shows.
final class PhotoListViewController: ViewController {
  private let photoListView: PhotoListView

  init(photoListView: PhotoListView) {
    self.photoListView = photoListView
    super.init()
    title = "Popular"
  }

  override func loadView() {
    view = photoListView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    photoListView.controller.viewDidLoad()
  }
}
