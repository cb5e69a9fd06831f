import ConsoleUI
import Layouts
import Models

/// Looks a place up, and shows what the view model words.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let viewModel: WeatherViewModel
  private let placeService: any PlaceService

  init(viewModel: WeatherViewModel, placeService: any PlaceService) {
    self.viewModel = viewModel
    self.placeService = placeService
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindViewModel()
    findPlace(named: Place.defaultName)
  }

  private func bindViewModel() {
    viewModel.city.bind { [weak self] city in
      self?.layout.cityLabel.text = city
    }
    viewModel.date.bind { [weak self] date in
      self?.layout.dateLabel.text = date
    }
    viewModel.iconCode.bind { [weak self] code in
      self?.layout.iconView.image = .weatherIcon(code: code)
    }
    viewModel.currentSummary.bind { [weak self] summary in
      self?.layout.currentSummaryLabel.text = summary
    }
    viewModel.forecastSummary.bind { [weak self] summary in
      self?.layout.forecastSummaryLabel.text = summary
    }
    viewModel.showAlert = { [weak self] title, message in
      self?.showAlert(title: title, message: message)
    }
  }

  private func findPlace(named name: String) {
    layout.cityLabel.text = "Loading..."
    viewModel.showWeather(nil)
    Task { [weak self, placeService] in
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        self?.layout.cityLabel.text = place?.name ?? "Not found"
        if let place { self?.viewModel.loadWeather(at: place) }
      } catch {
        self?.layout.cityLabel.text = "Not found"
        self?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}
