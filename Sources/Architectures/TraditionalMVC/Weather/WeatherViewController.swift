import ConsoleUI

/// Hosts the view, and lets the controller present alerts.
///
/// It must not know the model, or what the view shows.
final class WeatherViewController: ViewController {
  private let weatherView: WeatherView

  init(weatherView: WeatherView) {
    self.weatherView = weatherView
    super.init()
  }

  override func loadView() {
    view = weatherView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    weatherView.controller.viewDidLoad()
  }
}
