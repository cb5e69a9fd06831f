import Formatting
import Foundation
import Models

/// Loads the time, keeps it, moves it by days, and says in words what to show.
///
/// It must not know who listens.
@MainActor
final class WorldClockViewModel {
  private(set) var timeText = "" {
    didSet { timeTextDidChange?(timeText) }
  }
  private(set) var isYesterdayEnabled = false {
    didSet { isYesterdayEnabledDidChange?(isYesterdayEnabled) }
  }
  private(set) var isTomorrowEnabled = false {
    didSet { isTomorrowEnabledDidChange?(isTomorrowEnabled) }
  }
  var timeTextDidChange: ((String) -> Void)?
  var isYesterdayEnabledDidChange: ((Bool) -> Void)?
  var isTomorrowEnabledDidChange: ((Bool) -> Void)?
  var showAlert: ((_ title: String, _ message: String) -> Void)?
  private let service: any WorldClockService
  private var time: WorldTime?
  private var isLoading = false
  private var latestLoad = 0

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd HH:mm 'UTC'")

  init(service: any WorldClockService) {
    self.service = service
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

  /// The time that "Yesterday" leads to; nil while the button is disabled.
  private var yesterday: WorldTime? { isLoading ? nil : time?.dayEarlier }

  private var tomorrow: WorldTime? { isLoading ? nil : time?.dayLater }

  private func loadTime() {
    latestLoad += 1
    let load = latestLoad
    isLoading = true
    showTime()
    service.fetchTime { [weak self] answer in
      guard let self, load == latestLoad else { return }
      isLoading = false
      switch answer {
      case .success(let time):
        self.time = time
        showTime()
      case .failure(let error):
        showTime()
        showAlert?("Alert", error.message)
      }
    }
  }

  private func showTime() {
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
