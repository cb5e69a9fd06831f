import ConsoleUI
import Layouts
import Pictures

/// Shows what the presenter says of one photo.
final class PhotoDetailViewController: ViewController {
  private let layout = PhotoDetailLayout()
  private let presenter: any PhotoDetailModuleInterface

  init(presenter: any PhotoDetailModuleInterface) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.updateView()
  }
}

extension PhotoDetailViewController: PhotoDetailView {
  func setName(_ name: String) {
    layout.nameLabel.text = name
  }

  func setAddress(_ address: String) {
    layout.urlLabel.text = address
  }

  func showPicture(_ picture: Picture) {
    layout.imageView.image = picture
  }
}
