import ConsoleUI
import Layouts
import Models

/// Shows a photo's name, its picture, and where it lies.
///
/// It takes no input, so a plain `Controller` is enough.
final class PhotoDetailView: StackView {
  let model: PhotoModel
  let controller: Controller<PhotoModel, PhotoDetailView>
  private let layout = PhotoDetailLayout()

  init(model: PhotoModel) {
    self.model = model
    controller = Controller(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    connect()
  }
}

extension PhotoDetailView: TriadView {
  var modelDependents: [any Dependent<PhotoAspect>] { [self] }

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
