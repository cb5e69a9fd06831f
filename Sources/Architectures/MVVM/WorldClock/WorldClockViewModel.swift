import Formatting
import Foundation
import Models

/// Loads the time, keeps it, moves it by days, and says in words what to show.
///
/// It must not know who listens.
@MainActor
final class WorldClockViewModel {
  /// Says that the text or a button may have changed.
  ///
  /// The listener asks for all of them.
  var timeDidChange: (() -> Void)?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let service: any WorldClockService
  private var time: WorldTime? {
    didSet { timeDidChange?() }
  }
  private var isLoading = false {
    didSet { timeDidChange?() }
  }
  private var latestLoad = 0

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(service: any WorldClockService) {
    self.service = service
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

  /// The shown time a day earlier; nil while a time is being loaded, where
  /// there is none, and where that day is not in the years 1 to 9999.
  private var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  /// The shown time a day later; nil in the same cases.
  private var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  private func loadTime() {
    latestLoad += 1
    let load = latestLoad
    isLoading = true
    service.fetchTime { [weak self] answer in
      guard let self, load == latestLoad else { return }
      // Each assignment calls the listener. With `isLoading` last, it is never
      // told to show the old time.
      switch answer {
      case .success(let time):
        self.time = time
        isLoading = false
      case .failure(let error):
        isLoading = false
        showAlert?("Alert", error.message)
      }
    }
  }
}
