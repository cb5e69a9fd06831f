import ConsoleUI
import Layouts

/// Passes what the user does on to the view model, and shows and presents
/// what it reads there.
///
/// It is part of the view here, and must not know the model.
final class WorldClockViewController: ViewController {
  private let layout = WorldClockLayout()
  private let viewModel: WorldClockViewModel
  private var presentedAlert: AlertContents.ID?

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
      self,
      action: WorldClockViewController.yesterdayButtonTapped
    )
    layout.nowButton.addTarget(
      self,
      action: WorldClockViewController.nowButtonTapped
    )
    layout.tomorrowButton.addTarget(
      self,
      action: WorldClockViewController.tomorrowButtonTapped
    )
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.timeLabel.text = viewModel.timeText
    layout.yesterdayButton.isEnabled = viewModel.isYesterdayEnabled
    layout.tomorrowButton.isEnabled = viewModel.isTomorrowEnabled
  }

  override func updatePresentation() {
    super.updatePresentation()
    present(viewModel.alerts.first, updating: &presentedAlert) { [weak self] in
      self?.viewModel.alertClosed($0)
    }
  }

  func yesterdayButtonTapped() {
    viewModel.yesterdayButtonTapped()
  }

  func nowButtonTapped() {
    viewModel.nowButtonTapped()
  }

  func tomorrowButtonTapped() {
    viewModel.tomorrowButtonTapped()
  }
}
