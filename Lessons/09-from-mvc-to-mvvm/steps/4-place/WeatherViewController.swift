import ConsoleUI
import Layouts

/// Binds each output of the view model to its widget.
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
    viewModel.showAlert = { [weak self] title, message in
      self?.showAlert(title: title, message: message)
    }
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }
}
