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
///
/// It knows the view by its protocol only, and imports no widget.
@MainActor
final class WorldClockPresenter {
  weak var view: (any WorldClockView)?
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
        view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func showTime() {
    view?.setTimeText(timeText)
    view?.setYesterdayEnabled(yesterday != nil)
    view?.setTomorrowEnabled(tomorrow != nil)
  }
}
