import ConsoleUI
import Layouts

/// Shows what it reads in the view model.
final class PhotoDetailViewController: PresentingViewController {
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
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.nameLabel.text = viewModel.name
    layout.imageView.image = viewModel.picture
    layout.urlLabel.text = viewModel.address
  }
}
