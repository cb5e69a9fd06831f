import TestSupport

@testable import MVVM

/// Keeps what the view model of the world clock says.
@MainActor
final class WorldClockListener {
  private(set) var timeText = ""
  private(set) var isYesterdayEnabled = false
  private(set) var isTomorrowEnabled = false
  private(set) var alerts: [AlertText] = []

  init(to viewModel: WorldClockViewModel) {
    viewModel.timeTextDidChange = { self.timeText = $0 }
    viewModel.isYesterdayEnabledDidChange = { self.isYesterdayEnabled = $0 }
    viewModel.isTomorrowEnabledDidChange = { self.isTomorrowEnabled = $0 }
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
  }
}
