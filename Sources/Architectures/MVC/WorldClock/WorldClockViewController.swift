import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// Loads the time, keeps it, moves it by days, words it, and says which
/// buttons can be pressed.
final class WorldClockViewController: ViewController {
  private let layout = WorldClockLayout()
  private let service: any WorldClockService
  private var time: WorldTime?
  private var isLoading = false
  private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(service: any WorldClockService) {
    self.service = service
    super.init()
    title = "World clock"
  }

  deinit {
    loading?.cancel()
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
    loadTime()
  }

  private func yesterdayButtonTapped() {
    guard let yesterday else { return }
    time = yesterday
    showTime()
  }

  private func nowButtonTapped() {
    loadTime()
  }

  private func tomorrowButtonTapped() {
    guard let tomorrow else { return }
    time = tomorrow
    showTime()
  }

  /// The shown time a day earlier; nil while a time is being loaded, where
  /// there is none, and where that day is not in the years 1 to 9999.
  private var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  /// The shown time a day later; nil in the same cases.
  private var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  private var timeText: String {
    if isLoading { return "Loading.." }
    guard let time else { return "--" }
    return Self.dateFormatter.string(from: time.date)
  }

  private func loadTime() {
    isLoading = true
    showTime()
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let time = try await service.fetchTime()
        guard !Task.isCancelled else { return }
        self?.loaded(time)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
  }

  private func loaded(_ time: WorldTime) {
    isLoading = false
    self.time = time
    showTime()
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    showTime()
    present(.okAlert(message: error.message))
  }

  private func showTime() {
    layout.timeLabel.text = timeText
    layout.yesterdayButton.isEnabled = yesterday != nil
    layout.tomorrowButton.isEnabled = tomorrow != nil
  }
}
