import TestSupport

@testable import MVVM

/// Keeps what the view model of the world clock says.
///
/// Like a view, it keeps what it was told last.
@MainActor
final class WorldClockListener {
  private(set) var timeText = ""
  private(set) var isYesterdayEnabled = false
  private(set) var isTomorrowEnabled = false
  private(set) var alerts: [AlertText] = []

  init(to viewModel: WorldClockViewModel) {
    viewModel.$timeText.bind(self) { $0.timeText = $1 }
    viewModel.$isYesterdayEnabled.bind(self) { $0.isYesterdayEnabled = $1 }
    viewModel.$isTomorrowEnabled.bind(self) { $0.isTomorrowEnabled = $1 }
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
  }
}
