import ConsoleUI
import Layouts

/// Tells its part of the store that it has loaded, and renders the state.
final class PhotoDetailViewController: ViewController {
  private let layout = PhotoDetailLayout()
  private let store: ScopedStore<PhotoDetailState, PhotoDetailEvent>

  init(store: ScopedStore<PhotoDetailState, PhotoDetailEvent>) {
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
    _ state: PhotoDetailState,
    replacing previous: PhotoDetailState?
  ) {
    layout.nameLabel.text = state.name
    layout.imageView.image = state.picture
    layout.urlLabel.text = state.address
  }
}
