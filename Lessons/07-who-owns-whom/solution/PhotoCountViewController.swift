import ConsoleUI

/// Tells the presenter what the user does, and shows what it is given.
///
/// It is part of the view here, and must not know the photos.
final class PhotoCountViewController: ViewController {
  private let presenter: PhotoCountPresenter
  private let layout = PhotoCountLayout()

  init(presenter: PhotoCountPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.onReload = { [weak self] in
      self?.presenter.reloadWanted()
    }
    presenter.viewDidLoad()
  }
}

extension PhotoCountViewController: PhotoCountView {
  func setCount(_ count: String) {
    layout.countLabel.text = count
  }
}
