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
    viewModel.askForLocation = { [weak self] question in
      self?.ask(question)
    }
    viewModel.showAlert = { [weak self] title, message in
      self?.present(.okAlert(title: title, message: message))
    }
  }

  private func ask(_ question: WeatherViewModel.LocationQuestion) {
    let alert = AlertController(title: question.title)
    alert.addTextField()
    alert.addAction(
      AlertAction(title: question.submitTitle) { [weak self, weak alert] in
        let name = alert?.textFields.first?.text ?? ""
        self?.viewModel.locationSubmitted(name)
      }
    )
    alert.addAction(AlertAction(title: question.cancelTitle))
    present(alert)
  }
}
