import Observation

@testable import MVP

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// What the presenter takes for its view.
@MainActor
@Observable
final class WorldClockAdapter: WorldClockView {
  var timeText = ""
  var canShowYesterday = false
  var canShowTomorrow = false
  var alert: (title: String, message: String)?

  func setTimeText(_ text: String) { timeText = text }
  func setYesterdayEnabled(_ isOn: Bool) { canShowYesterday = isOn }
  func setTomorrowEnabled(_ isOn: Bool) { canShowTomorrow = isOn }
  func showAlert(title: String, message: String) { alert = (title, message) }
}

/// The world clock of MVP in SwiftUI.
struct PresentedClockView: View {
  let presenter: WorldClockPresenter
  let adapter: WorldClockAdapter

  var body: some View {
    VStack {
      Text(adapter.timeText)
      Button("Yesterday", action: presenter.yesterdayButtonTapped)
        .disabled(!adapter.canShowYesterday)
      Button("Now", action: presenter.nowButtonTapped)
      Button("Tomorrow", action: presenter.tomorrowButtonTapped)
        .disabled(!adapter.canShowTomorrow)
    }
  }
}
