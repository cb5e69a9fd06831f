import ConsoleUI
import Layouts

/// Tells the presenter what the user wants, and shows what it is given.
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
    presenter.updateView()
  }

  func changeLocationButtonTapped() {
    presenter.changeLocation()
  }
}

extension WeatherViewController: WeatherView {
  func showStatus(_ text: String) {
    layout.cityLabel.text = text
  }

  func showPlace(named name: String) {
    layout.cityLabel.text = name
  }

  func showWeather(_ weather: WeatherDisplayData?) {
    layout.iconView.image = .weatherIcon(code: weather?.iconCode)
    layout.dateLabel.text = weather?.date ?? ""
    layout.currentSummaryLabel.text = weather?.currentSummary ?? ""
    layout.forecastSummaryLabel.text = weather?.forecastSummary ?? ""
  }
}
