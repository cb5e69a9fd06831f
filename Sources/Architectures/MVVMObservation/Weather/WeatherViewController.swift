import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
///
/// It is part of the view here, and must not know the model.
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

  override func beginPresenting() {
    present(item: { [weak self] in self?.viewModel.alerts.first }) {
      [weak self] alert in
      switch alert.kind {
      case .failure(let title, let message):
        .okAlert(title: title, message: message) {
          self?.viewModel.alertClosed(alert.id)
        }
      case .locationQuestion(let title, let submitTitle, let cancelTitle):
        Self.locationAlert(
          title: title,
          submitTitle: submitTitle,
          whenSubmitted: {
            self?.viewModel.locationSubmitted($0, inAlert: alert.id)
          },
          cancel: AlertAction(title: cancelTitle) {
            self?.viewModel.alertClosed(alert.id)
          }
        )
      }
    }
  }

  private static func locationAlert(
    title: String,
    submitTitle: String,
    whenSubmitted: @escaping @MainActor (_ name: String) -> Void,
    cancel: AlertAction
  ) -> AlertController {
    let alert = AlertController(title: title)
    alert.addTextField()
    alert.addAction(
      AlertAction(title: submitTitle) { [weak alert] in
        whenSubmitted(alert?.textFields.first?.text ?? "")
      }
    )
    alert.addAction(cancel)
    return alert
  }
}
