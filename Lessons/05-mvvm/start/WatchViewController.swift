import ConsoleUI

/// Binds a watch's one label to the view model of the list.
final class WatchViewController: ViewController {
  private let label = Label()
  private let viewModel: PhotoListViewModel

  init(viewModel: PhotoListViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindViewModel()
  }

  private func bindViewModel() {
    // 5. Show what is there, and set the one closure that the label needs.
  }
}
