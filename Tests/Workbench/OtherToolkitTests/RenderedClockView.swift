import Observation

@testable import MVI

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// What the store takes for a view; it keeps the state.
@MainActor
@Observable
final class WorldClockStateAdapter: StateObserver {
  private(set) var state = WorldClockState()

  func render(_ state: WorldClockState, replacing previous: WorldClockState?) {
    self.state = state
  }
}

/// The world clock of MVI in SwiftUI.
struct RenderedClockView: View {
  let store: Store<WorldClockReducer>
  let adapter: WorldClockStateAdapter

  var body: some View {
    VStack {
      Text(adapter.state.timeText)
      Button("Yesterday") { store.send(.yesterdayButtonTapped) }
        .disabled(!adapter.state.canShowYesterday)
      Button("Now") { store.send(.nowButtonTapped) }
      Button("Tomorrow") { store.send(.tomorrowButtonTapped) }
        .disabled(!adapter.state.canShowTomorrow)
    }
  }
}
