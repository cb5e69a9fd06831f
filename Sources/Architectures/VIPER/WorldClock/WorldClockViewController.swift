import ConsoleUI
import Layouts

/// Tells the presenter what the user wants, and shows what it is given.
final class WorldClockViewController: ViewController {
  private let layout = WorldClockLayout()
  private let presenter: any WorldClockModuleInterface

  init(presenter: any WorldClockModuleInterface) {
    self.presenter = presenter
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
    presenter.updateView()
  }

  func yesterdayButtonTapped() {
    presenter.goToYesterday()
  }

  func nowButtonTapped() {
    presenter.goToNow()
  }

  func tomorrowButtonTapped() {
    presenter.goToTomorrow()
  }
}

extension WorldClockViewController: WorldClockView {
  func setTimeText(_ text: String) {
    layout.timeLabel.text = text
  }

  func setYesterdayEnabled(_ isEnabled: Bool) {
    layout.yesterdayButton.isEnabled = isEnabled
  }

  func setTomorrowEnabled(_ isEnabled: Bool) {
    layout.tomorrowButton.isEnabled = isEnabled
  }
}
