import ConsoleUI
import Layouts

/// Binds the detail of a photo to its view model.
final class PhotoDetailViewController: ViewController {
  private let layout = PhotoDetailLayout()
  private let viewModel: PhotoDetailViewModel

  init(viewModel: PhotoDetailViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.nameLabel.text = viewModel.name
    layout.urlLabel.text = viewModel.address
    viewModel.$picture.bind(to: layout.imageView, \.image)
    viewModel.viewDidLoad()
  }
}
