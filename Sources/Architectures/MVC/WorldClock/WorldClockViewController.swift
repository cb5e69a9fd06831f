import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Words and shows the time that the store keeps, changes it there as the user
/// wishes, and says what has failed.
final class WorldClockViewController: ViewController {
  private let layout = WorldClockLayout()
  private let store: WorldClockStore

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(store: WorldClockStore) {
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
    store.delegate = self
    store.load()
  }

  // It runs again after a change of what it has read in the store.
  override func updateProperties() {
    super.updateProperties()
    layout.timeLabel.text = timeText
    layout.yesterdayButton.isEnabled = store.yesterday != nil
    layout.tomorrowButton.isEnabled = store.tomorrow != nil
  }

  private func yesterdayButtonTapped() {
    store.goToYesterday()
  }

  private func nowButtonTapped() {
    store.load()
  }

  private func tomorrowButtonTapped() {
    store.goToTomorrow()
  }

  private var timeText: String {
    if store.isLoading { return "Loading.." }
    guard let time = store.time else { return "--" }
    return Self.dateFormatter.string(from: time.date)
  }
}

extension WorldClockViewController: WorldClockStoreDelegate {
  func worldClockStore(
    _ store: WorldClockStore,
    loadDidFail error: ServiceError
  ) {
    present(.okAlert(message: error.message))
  }
}
