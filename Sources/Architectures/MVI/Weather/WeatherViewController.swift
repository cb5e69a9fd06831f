import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state.
final class WeatherViewController: ViewController {
  private let layout = WeatherLayout()
  private let store: Store<WeatherReducer>
  private var locationPrompt: AlertController?
  private var presentedAlert: AlertController?

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
      store,
      event: .changeLocationButtonTapped
    )
    store.addObserver(self)
    store.send(.viewDidLoad)
  }
}

extension WeatherViewController: StateObserver {
  func render(_ state: WeatherState, replacing previous: WeatherState?) {
    let report = state.report
    layout.cityLabel.text = state.city
    layout.dateLabel.text = report?.date
    layout.iconView.image = .weatherIcon(code: report?.iconCode)
    layout.currentSummaryLabel.text = report?.currentSummary
    layout.forecastSummaryLabel.text = report?.forecastSummary
    if state.isAskingForLocation != previous?.isAskingForLocation {
      replaceAlert(
        &locationPrompt,
        with: state.isAskingForLocation ? makeLocationPrompt() : nil
      )
    }
    replaceAlert(
      &presentedAlert,
      with: state.alerts,
      after: previous?.alerts,
      store: store,
      event: WeatherEvent.alertClosed
    )
  }

  private func makeLocationPrompt() -> AlertController {
    let alert = AlertController(title: "Choose location")
    alert.addTextField()
    alert.addAction(
      AlertAction(title: "Submit") { [weak store, weak alert] in
        let name = alert?.textFields.first?.text ?? ""
        store?.send(.locationSubmitted(name))
      }
    )
    alert.addAction(
      AlertAction(title: "Cancel") { [weak store] in
        store?.send(.locationCancelled)
      }
    )
    return alert
  }
}
