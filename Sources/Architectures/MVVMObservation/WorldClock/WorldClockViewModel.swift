import Formatting
import Foundation
import Models
import Observation

/// Loads the time, keeps it, moves it by days, and says in words what to show.
@MainActor
@Observable
final class WorldClockViewModel {
  /// The alerts that the user has not closed, the oldest first.
  private(set) var alerts: [AlertContents<Never>] = []
  private var time: WorldTime?
  private var isLoading = false
  private let service: any WorldClockService
  @ObservationIgnored private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(service: any WorldClockService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  var timeText: String {
    if isLoading { return "Loading.." }
    guard let time else { return "--" }
    return Self.dateFormatter.string(from: time.date)
  }

  var isYesterdayEnabled: Bool { yesterday != nil }

  var isTomorrowEnabled: Bool { tomorrow != nil }

  func viewDidLoad() {
    loadTime()
  }

  func yesterdayButtonTapped() {
    guard let yesterday else { return }
    time = yesterday
  }

  func nowButtonTapped() {
    loadTime()
  }

  func tomorrowButtonTapped() {
    guard let tomorrow else { return }
    time = tomorrow
  }

  func alertClosed(_ id: AlertContents<Never>.ID) {
    alerts.removeAll { $0.id == id }
  }

  /// The shown time a day earlier; nil while a time is being loaded, where
  /// there is none, and where that day is not in the years 1 to 9999.
  private var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  /// The shown time a day later; nil in the same cases.
  private var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  private func loadTime() {
    isLoading = true
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let time = try await service.fetchTime()
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.time = time
      } catch {
        guard !Task.isCancelled else { return }
        self?.isLoading = false
        self?.alerts.append(.failure(error))
      }
    }
  }
}
