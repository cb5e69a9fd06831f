import Formatting
import Foundation
import Models

/// Loads the time, keeps it, moves it by days, words it, and says which
/// buttons can be pressed.
@MainActor
final class WorldClockViewModel {
  @Observed private(set) var timeText = "--"
  @Observed private(set) var isYesterdayEnabled = false
  @Observed private(set) var isTomorrowEnabled = false
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let service: any WorldClockService
  private var time: WorldTime?
  private var isLoading = false
  private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(service: any WorldClockService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  func viewDidLoad() {
    loadTime()
  }

  func yesterdayButtonTapped() {
    guard let yesterday else { return }
    time = yesterday
    updateTime()
  }

  func nowButtonTapped() {
    loadTime()
  }

  func tomorrowButtonTapped() {
    guard let tomorrow else { return }
    time = tomorrow
    updateTime()
  }

  /// The shown time a day earlier; nil while a time is being loaded, where
  /// there is none, and where that day is not in the years 1 to 9999.
  private var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  /// The shown time a day later; nil in the same cases.
  private var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  private func loadTime() {
    isLoading = true
    updateTime()
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
    updateTime()
  }

  private func loadFailed(_ error: ServiceError) {
    isLoading = false
    updateTime()
    showAlert?("Alert", error.message)
  }

  private func updateTime() {
    timeText = makeTimeText()
    isYesterdayEnabled = yesterday != nil
    isTomorrowEnabled = tomorrow != nil
  }

  private func makeTimeText() -> String {
    if isLoading { return "Loading.." }
    guard let time else { return "--" }
    return Self.dateFormatter.string(from: time.date)
  }
}
