import TestSupport

@testable import MVVM

/// Keeps what the view model of the world clock says.
///
/// Like a view, it reads the time when it is told to and keeps what it shows.
@MainActor
final class WorldClockListener {
  private(set) var timeText = ""
  private(set) var isYesterdayEnabled = false
  private(set) var isTomorrowEnabled = false
  private(set) var alerts: [AlertText] = []

  init(to viewModel: WorldClockViewModel) {
    viewModel.timeDidChange = { [weak viewModel] in
      guard let viewModel else { return }
      self.timeText = viewModel.timeText
      self.isYesterdayEnabled = viewModel.isYesterdayEnabled
      self.isTomorrowEnabled = viewModel.isTomorrowEnabled
    }
    viewModel.showAlert = { self.alerts.append(AlertText($0, $1)) }
  }
}
