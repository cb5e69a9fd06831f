import ConsoleUI
import Layouts

/// Tells the view model what the user does, and binds the screen to it.
///
/// It is part of the view here, and must not know the model.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let viewModel: WeatherViewModel

  init(viewModel: WeatherViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // 1a. When the layout's button is pressed, call the method below.
    bindViewModel()
    viewModel.viewDidLoad()
  }

  func changeLocationButtonTapped() {
    // 1c. Pass the tap on.
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
    // 1d. When the view model wants a location, ask for it.
    viewModel.showAlert = { [weak self] title, message in
      self?.showAlert(title: title, message: message)
    }
  }

  private func askForLocation() {
    // 1e. Present an alert "Choose location" with a text field, "Submit" and
    //     "Cancel". Submit tells the view model.
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}
