import ConsoleUI
import Layouts
import Models

/// Shows a photo's name, its picture, and where it lies.
final class PhotoDetailView: StackView {
  let model: PhotoModel
  let controller: NoController<PhotoModel, PhotoDetailView>
  private let layout = PhotoDetailLayout()

  init(model: PhotoModel) {
    self.model = model
    controller = NoController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    connect()
  }
}

extension PhotoDetailView: TriadView {
  /// The screen has no title, and the model loads as soon as a view depends on
  /// it.
  func viewDidLoad() {}

  func display() {
    layout.nameLabel.text = model.photo.name
    layout.urlLabel.text = model.photo.imageURL ?? "No address"
    update(.picture)
  }

  func update(_ aspect: PhotoAspect) {
    switch aspect {
    case .picture: layout.imageView.image = model.picture
    }
  }
}
