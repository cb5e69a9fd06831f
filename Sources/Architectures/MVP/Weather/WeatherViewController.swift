import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let presenter: WeatherPresenter

  init(presenter: WeatherPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.changeLocationButton.addAction(presenter.changeLocationButtonTapped)
    presenter.viewDidLoad()
  }
}

extension WeatherViewController: WeatherView {
  func setCity(_ city: String) {
    layout.cityLabel.text = city
  }

  func setDate(_ date: String) {
    layout.dateLabel.text = date
  }

  func setIcon(code: String?) {
    layout.iconView.image = .weatherIcon(code: code)
  }

  func setCurrentSummary(_ summary: String) {
    layout.currentSummaryLabel.text = summary
  }

  func setForecastSummary(_ summary: String) {
    layout.forecastSummaryLabel.text = summary
  }

  func askForLocation(
    title: String,
    submitTitle: String,
    cancelTitle: String
  ) {
    let alert = AlertController(title: title)
    alert.addTextField()
    alert.addAction(
      AlertAction(title: submitTitle) { [presenter, weak alert] in
        presenter.locationSubmitted(alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(AlertAction(title: cancelTitle))
    present(alert)
  }

  func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}
