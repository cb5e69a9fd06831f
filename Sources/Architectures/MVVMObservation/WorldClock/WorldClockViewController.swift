import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
final class WorldClockViewController: PresentingViewController {
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
    presentAlerts()
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.timeLabel.text = viewModel.timeText
    layout.yesterdayButton.isEnabled = viewModel.isYesterdayEnabled
    layout.tomorrowButton.isEnabled = viewModel.isTomorrowEnabled
  }

  private func presentAlerts() {
    present(
      alert: { [weak self] in self?.viewModel.alerts.first },
      whenClosed: { [weak self] in self?.viewModel.alertClosed($0) }
    )
  }
}
