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

  /// The time that "Yesterday" leads to; nil while the button is disabled.
  private var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  private var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  private func loadTime() {
    latestLoad += 1
    let load = latestLoad
    isLoading = true
    service.fetchTime { [weak self] answer in
      guard let self, load == latestLoad else { return }
      // The listener hears of each change. In this order it never finds the
      // old time once more.
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
