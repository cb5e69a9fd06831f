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
  private let loader = Loader()

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
    load()
  }

  // It runs again after a change of what it has read in the store and the
  // loader.
  override func updateProperties() {
    super.updateProperties()
    let isLoading = loader.isLoading
    layout.timeLabel.text = isLoading ? "Loading.." : timeText
    layout.yesterdayButton.isEnabled = !isLoading && store.yesterday != nil
    layout.tomorrowButton.isEnabled = !isLoading && store.tomorrow != nil
  }

  private func yesterdayButtonTapped() {
    store.goToYesterday()
  }

  private func nowButtonTapped() {
    load()
  }

  private func tomorrowButtonTapped() {
    store.goToTomorrow()
  }

  private func load() {
    loader.start(store.load) { [weak self] error in
      self?.present(.okAlert(message: error.message))
    }
  }

  private var timeText: String {
    guard let time = store.time else { return "--" }
    return Self.dateFormatter.string(from: time.date)
  }
}
