import Models
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct WorldClockFormatTests {
  private let clock = HeldWorldClockService()
  private let view = WorldClockViewSpy()
  private let presenter: WorldClockPresenter

  init() {
    presenter = WorldClockPresenter(service: clock)
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test(arguments: [
    (1_632_632_700, "2021-09-26 05:05 UTC"),
    (1_632_632_759.999, "2021-09-26 05:05 UTC"),
    (-0.001, "1969-12-31 23:59 UTC"),
    (1_640_995_200, "2022-01-01 00:00 UTC"),
    (-12_219_292_801, "1582-10-14 23:59 UTC"),
    (-62_135_596_800, "0001-01-01 00:00 UTC"),
    (253_402_300_799.999, "9999-12-31 23:59 UTC"),
  ])
  func theTimeIsWordedInUTCAndItsSecondsAreCut(
    seconds: Double,
    text: String
  ) throws {
    try clock.answer(1, with: .success(.sample(seconds)))
    #expect(view.timeText == text)
  }
}
