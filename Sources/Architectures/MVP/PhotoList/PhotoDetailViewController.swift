import ConsoleUI
import Layouts
import Pictures

/// Shows a photo as its presenter says.
final class PhotoDetailViewController: ViewController {
  private let layout = PhotoDetailLayout()
  private let presenter: PhotoDetailPresenter

  init(presenter: PhotoDetailPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

extension PhotoDetailViewController: PhotoDetailView {
  func setName(_ name: String) {
    layout.nameLabel.text = name
  }

  func setAddress(_ address: String) {
    layout.urlLabel.text = address
  }

  func setPicture(_ picture: Picture) {
    layout.imageView.image = picture
  }
}
