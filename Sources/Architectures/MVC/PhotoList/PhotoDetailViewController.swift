import ConsoleUI
import Layouts
import Models

/// Shows one photo.
///
/// It has nothing to decide, so it is the same in every architecture.
final class PhotoDetailViewController: ViewController {
  private let layout = PhotoDetailLayout()
  private let photo: Photo

  init(photo: Photo) {
    self.photo = photo
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.nameLabel.text = photo.name
    layout.imageView.image = .placeholder(for: photo.imageURL)
  }
}
