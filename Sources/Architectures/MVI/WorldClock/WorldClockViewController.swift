import ConsoleUI
import Layouts

/// Sends what the user does to the store and renders the state.
///
/// It is part of the view here, and must not know the model.
final class WorldClockViewController: ViewController {
  private let layout = WorldClockLayout()
  private let store: Store<WorldClockReducer>

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
    layout.yesterdayButton.addTarget(
      self,
      action: WorldClockViewController.yesterdayButtonTapped
    )
    layout.nowButton.addTarget(
      self,
      action: WorldClockViewController.nowButtonTapped
    )
    layout.tomorrowButton.addTarget(
      self,
      action: WorldClockViewController.tomorrowButtonTapped
    )
    store.addObserver(self)
    store.send(.viewDidLoad)
  }

  func yesterdayButtonTapped() {
    store.send(.yesterdayButtonTapped)
  }

  func nowButtonTapped() {
    store.send(.nowButtonTapped)
  }

  func tomorrowButtonTapped() {
    store.send(.tomorrowButtonTapped)
  }
}

extension WorldClockViewController: StateObserver {
  func render(_ state: WorldClockState, replacing previous: WorldClockState?) {
    if state.timeText != previous?.timeText {
      layout.timeLabel.text = state.timeText
    }
    if state.isYesterdayEnabled != previous?.isYesterdayEnabled {
      layout.yesterdayButton.isEnabled = state.isYesterdayEnabled
    }
    if state.isTomorrowEnabled != previous?.isTomorrowEnabled {
      layout.tomorrowButton.isEnabled = state.isTomorrowEnabled
    }
    if state.alerts != previous?.alerts {
      present(state.alerts, replacing: previous?.alerts) { [weak self] in
        self?.store.send(.alertClosed(number: $0))
      }
    }
  }
}
