import ConsoleUI
import Layouts

/// Tells its part of the store that it has loaded, and renders what the detail
/// screen shows.
final class PhotoDetailViewController: ViewController {
  private let layout = PhotoDetailLayout()
  private let store: ScopedStore<PhotoDetailContents, PhotoDetailEvent>

  init(store: ScopedStore<PhotoDetailContents, PhotoDetailEvent>) {
    self.store = store
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.addObserver(self)
    store.send(.viewDidLoad)
  }
}

extension PhotoDetailViewController: StateObserver {
  func render(
    _ contents: PhotoDetailContents,
    replacing previous: PhotoDetailContents?
  ) {
    layout.nameLabel.text = contents.name
    layout.imageView.image = contents.picture
    layout.urlLabel.text = contents.address
  }
}
