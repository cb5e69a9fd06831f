import ConsoleUI
import Layouts

/// Shows and presents what it reads in the view model, and tells it what the
/// user does.
///
/// It is part of the view here, and must not know the model.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let viewModel: WeatherViewModel
  private var isLocationAlertPresented = false
  private var presentedAlert: AlertContents.ID?

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

  override func updatePresentation() {
    super.updatePresentation()
    if viewModel.isAskingForLocation, !isLocationAlertPresented {
      askForLocation()
    }
    present(viewModel.alerts.first, updating: &presentedAlert) { [weak self] in
      self?.viewModel.alertClosed($0)
    }
  }

  private func askForLocation() {
    let alert = AlertController(title: "Choose location")
    alert.addTextField()
    alert.addAction(
      AlertAction(title: "Submit") { [weak self, weak alert] in
        let name = alert?.textFields.first?.text ?? ""
        self?.isLocationAlertPresented = false
        self?.viewModel.locationSubmitted(name)
      }
    )
    alert.addAction(
      AlertAction(title: "Cancel") { [weak self] in
        self?.isLocationAlertPresented = false
        self?.viewModel.locationCancelled()
      }
    )
    isLocationAlertPresented = true
    present(alert)
  }
}
