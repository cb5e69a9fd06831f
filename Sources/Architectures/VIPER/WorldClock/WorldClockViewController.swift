import ConsoleUI
import Layouts

/// Connects its buttons to the presenter, and shows what it is given.
final class WorldClockViewController: ViewController {
  private let layout = WorldClockLayout()
  private let presenter: WorldClockPresenter

  init(presenter: WorldClockPresenter) {
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
      presenter,
      action: WorldClockPresenter.yesterdayButtonTapped
    )
    layout.nowButton.addTarget(
      presenter,
      action: WorldClockPresenter.nowButtonTapped
    )
    layout.tomorrowButton.addTarget(
      presenter,
      action: WorldClockPresenter.tomorrowButtonTapped
    )
    presenter.viewDidLoad()
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
