import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state.
///
/// It is part of the view here, and must not know the model.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let store: Store<WeatherReducer>

  init(store: Store<WeatherReducer>) {
    self.store = store
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
    store.addObserver(self)
    store.send(.viewDidLoad)
  }

  func changeLocationButtonTapped() {
    store.send(.changeLocationButtonTapped)
  }
}

extension WeatherViewController: StateObserver {
  func render(_ state: WeatherState, replacing previous: WeatherState?) {
    if state.city != previous?.city {
      layout.cityLabel.text = state.city
    }
    if state.report != previous?.report {
      renderReport(state.report)
    }
    if state.isAskingForLocation, previous?.isAskingForLocation != true {
      askForLocation()
    }
    if state.alerts != previous?.alerts {
      present(state.alerts, replacing: previous?.alerts) { [weak self] in
        self?.store.send(.alertClosed(number: $0))
      }
    }
  }

  private func renderReport(_ report: WeatherReport?) {
    layout.dateLabel.text = report?.date
    layout.iconView.image = .weatherIcon(code: report?.iconCode)
    layout.currentSummaryLabel.text = report?.currentSummary
    layout.forecastSummaryLabel.text = report?.forecastSummary
  }

  private func askForLocation() {
    let alert = AlertController(title: "Choose location")
    alert.addTextField()
    alert.addAction(
      AlertAction(title: "Submit") { [weak self, weak alert] in
        let name = alert?.textFields.first?.text ?? ""
        self?.store.send(.locationSubmitted(name))
      }
    )
    alert.addAction(
      AlertAction(title: "Cancel") { [weak self] in
        self?.store.send(.locationCancelled)
      }
    )
    present(alert)
  }
}
