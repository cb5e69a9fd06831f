import ConsoleUI
import Layouts

/// Binds the world clock to its view model.
final class WorldClockViewController: ViewController {
  private let layout = WorldClockLayout()
  private let viewModel: WorldClockViewModel

  init(viewModel: WorldClockViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "World clock"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.yesterdayButton.addTarget(
      viewModel,
      action: WorldClockViewModel.yesterdayButtonTapped
    )
    layout.nowButton.addTarget(
      viewModel,
      action: WorldClockViewModel.nowButtonTapped
    )
    layout.tomorrowButton.addTarget(
      viewModel,
      action: WorldClockViewModel.tomorrowButtonTapped
    )
    bindViewModel()
    viewModel.viewDidLoad()
  }

  private func bindViewModel() {
    viewModel.$timeText.bind(to: layout.timeLabel, \.text)
    viewModel.$isYesterdayEnabled.bind(to: layout.yesterdayButton, \.isEnabled)
    viewModel.$isTomorrowEnabled.bind(to: layout.tomorrowButton, \.isEnabled)
    viewModel.showAlert = { [weak self] title, message in
      self?.present(.okAlert(title: title, message: message))
    }
  }
}
