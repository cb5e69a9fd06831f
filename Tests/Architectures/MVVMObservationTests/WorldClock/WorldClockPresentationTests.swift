import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// What is presented is state here, so it is also taken back.
@MainActor
@Suite(.settled)
struct WorldClockPresentationTests {
  private let clock = HeldWorldClockService()
  private let viewModel: WorldClockViewModel

  init() {
    viewModel = WorldClockViewModel(service: clock)
    viewModel.viewDidLoad()
  }

  @Test func anAlertIsTakenBackWhenItIsClosed() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    viewModel.nowButtonTapped()
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(viewModel.alerts.count == 2)
    let first = try #require(viewModel.alerts.first)
    viewModel.alertClosed(first.id)
    #expect(
      viewModel.alerts.map(AlertText.init)
        == [AlertText("Alert", "No Network")]
    )
    #expect(viewModel.alerts.first?.id != first.id)
  }

  @Test func everyOutputTellsOfItsChange() throws {
    let timeText = Observed { viewModel.timeText }
    let isYesterdayEnabled = Observed { viewModel.isYesterdayEnabled }
    let isTomorrowEnabled = Observed { viewModel.isTomorrowEnabled }
    let alerts = Observed { viewModel.alerts.map(AlertText.init) }
    try clock.answer(1, with: .success(.sunday))
    #expect(timeText.value == "2021-09-26 05:05 UTC")
    #expect(isYesterdayEnabled.value)
    #expect(isTomorrowEnabled.value)
    viewModel.tomorrowButtonTapped()
    #expect(timeText.value == "2021-09-27 05:05 UTC")
    viewModel.nowButtonTapped()
    #expect(timeText.value == "Loading..")
    #expect(!isYesterdayEnabled.value)
    #expect(!isTomorrowEnabled.value)
    try clock.answer(2, with: .failure(.noNetwork))
    #expect(alerts.value == [AlertText("Alert", "No Network")])
  }
}
