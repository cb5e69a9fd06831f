import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
final class WeatherViewController: PresentingViewController {
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
    presentAlerts()
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.cityLabel.text = viewModel.city
    layout.dateLabel.text = viewModel.date
    layout.iconView.image = .weatherIcon(code: viewModel.iconCode)
    layout.currentSummaryLabel.text = viewModel.currentSummary
    layout.forecastSummaryLabel.text = viewModel.forecastSummary
  }

  private func presentAlerts() {
    present(
      alert: { [weak self] in self?.viewModel.alerts.first },
      whenAnswered: { [weak self] id, answer, text in
        self?.viewModel.alertAnswered(id, with: answer, text: text)
      }
    )
  }
}
