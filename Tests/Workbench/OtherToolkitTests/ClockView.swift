@testable import MVVMObservation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The world clock of MVVM with Observation in SwiftUI.
struct ClockView: View {
  let viewModel: WorldClockViewModel

  var body: some View {
    VStack {
      Text(viewModel.timeText)
      Button("Yesterday", action: viewModel.yesterdayButtonTapped)
        .disabled(!viewModel.isYesterdayEnabled)
      Button("Now", action: viewModel.nowButtonTapped)
      Button("Tomorrow", action: viewModel.tomorrowButtonTapped)
        .disabled(!viewModel.isTomorrowEnabled)
    }
  }
}
