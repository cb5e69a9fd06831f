import ConsoleUI
import Layouts

/// Connects the buttons with the presenter, and shows what it is given.
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
    layout.yesterdayButton.addAction(presenter.yesterdayButtonTapped)
    layout.nowButton.addAction(presenter.nowButtonTapped)
    layout.tomorrowButton.addAction(presenter.tomorrowButtonTapped)
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

  func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}
