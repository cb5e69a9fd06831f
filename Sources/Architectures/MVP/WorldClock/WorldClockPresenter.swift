import Formatting
import Foundation
import Models

/// What the presenter can ask of the world clock.
@MainActor
protocol WorldClockView: AnyObject {
  func setTimeText(_ text: String)
  func setYesterdayEnabled(_ isEnabled: Bool)
  func setTomorrowEnabled(_ isEnabled: Bool)
  func showAlert(title: String, message: String)
}

/// Loads the time, keeps it, moves it by days, words it, and tells the view
/// what to show.
@MainActor
final class WorldClockPresenter {
  weak var view: (any WorldClockView)?
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
    showTime()
  }

  func nowButtonTapped() {
    loadTime()
  }

  func tomorrowButtonTapped() {
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
    view?.showAlert(title: "Alert", message: error.message)
  }

  private func showTime() {
    view?.setTimeText(timeText)
    view?.setYesterdayEnabled(yesterday != nil)
    view?.setTomorrowEnabled(tomorrow != nil)
  }
}
