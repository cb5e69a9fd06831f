import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state.
final class WorldClockViewController: ViewController {
  private let layout = WorldClockLayout()
  private let store: Store<WorldClockReducer>
  private var presentedAlert: AlertController?

  init(store: Store<WorldClockReducer>) {
    self.store = store
    super.init()
    title = "World clock"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.yesterdayButton.addTarget(store, event: .yesterdayButtonTapped)
    layout.nowButton.addTarget(store, event: .nowButtonTapped)
    layout.tomorrowButton.addTarget(store, event: .tomorrowButtonTapped)
    store.addObserver(self)
    store.send(.viewDidLoad)
  }
}

extension WorldClockViewController: StateObserver {
  func render(_ state: WorldClockState, replacing previous: WorldClockState?) {
    layout.timeLabel.text = state.timeText
    layout.yesterdayButton.isEnabled = state.canShowYesterday
    layout.tomorrowButton.isEnabled = state.canShowTomorrow
    replaceAlert(
      &presentedAlert,
      with: state.alerts,
      after: previous?.alerts,
      store: store,
      event: WorldClockEvent.alertClosed
    )
  }
}
