import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let presenter: any WeatherModuleInterface

  init(presenter: any WeatherModuleInterface) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.changeLocationButton.addTarget(
      self,
      action: WeatherViewController.changeLocationButtonTapped
    )
    presenter.viewDidLoad()
  }

  func changeLocationButtonTapped() {
    presenter.changeLocationButtonTapped()
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
}
