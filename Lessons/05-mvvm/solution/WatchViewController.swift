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
    label.text = viewModel.summary
    viewModel.summaryDidChange = { [weak self] summary in
      self?.label.text = summary
    }
  }
}
