import ConsoleUI
import Layouts

/// Tells the view model what the user does, and binds the screen to it.
///
/// It is part of the view here, and must not know the model.
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
    bindViewModel()
    viewModel.viewDidLoad()
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

  private func bindViewModel() {
    viewModel.timeDidChange = { [weak self] in
      self?.showTime()
    }
    viewModel.showAlert = { [weak self] title, message in
      self?.showAlert(title: title, message: message)
    }
  }

  private func showTime() {
    layout.timeLabel.text = viewModel.timeText
    layout.yesterdayButton.isEnabled = viewModel.isYesterdayEnabled
    layout.tomorrowButton.isEnabled = viewModel.isTomorrowEnabled
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}
