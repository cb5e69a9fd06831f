import ConsoleUI
import Layouts

/// Binds the weather to its view model, and asks for another place.
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
    layout.changeLocationButton.addTarget(
      viewModel,
      action: WeatherViewModel.changeLocationButtonTapped
    )
    bindViewModel()
    viewModel.viewDidLoad()
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
    viewModel.askForLocation = {
      [weak self] title, submitTitle, cancelTitle in
      self?.askForLocation(
        title: title,
        submitTitle: submitTitle,
        cancelTitle: cancelTitle
      )
    }
    viewModel.showAlert = { [weak self] title, message in
      self?.showAlert(title: title, message: message)
    }
  }

  private func askForLocation(
    title: String,
    submitTitle: String,
    cancelTitle: String
  ) {
    let alert = AlertController(title: title)
    alert.addTextField()
    alert.addAction(
      AlertAction(title: submitTitle) { [weak self, weak alert] in
        let name = alert?.textFields.first?.text ?? ""
        self?.viewModel.locationSubmitted(name)
      }
    )
    alert.addAction(AlertAction(title: cancelTitle))
    present(alert)
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}
