import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The view words the time, so these run through it.
@MainActor
@Suite(.settled)
struct WorldClockFormatTests {
  private let clock = HeldWorldClockService()
  private let model: WorldClockModel
  private let view: WorldClockView
  private let layout: WorldClockLayout

  init() throws {
    model = WorldClockModel(service: clock)
    view = WorldClockView(model: model)
    layout = try #require(view.subviews.first as? WorldClockLayout)
    model.loadTime()
  }

  @Test func aLoadIsCalledLoadingAndDisablesTheDays() throws {
    try clock.answer(1, with: .success(.sunday))
    model.reloadTime()
    #expect(layout.timeLabel.text == "Loading..")
    #expect(!layout.yesterdayButton.isEnabled)
    #expect(!layout.tomorrowButton.isEnabled)
  }

  @Test func noTimeIsShownAsDashes() throws {
    try clock.answer(1, with: .failure(.noNetwork))
    #expect(layout.timeLabel.text == "--")
    #expect(!layout.yesterdayButton.isEnabled)
    #expect(!layout.tomorrowButton.isEnabled)
  }

  @Test func aDayThatThereIsCanBeGoneTo() throws {
    try clock.answer(1, with: .success(.earliest))
    #expect(!layout.yesterdayButton.isEnabled)
    #expect(layout.tomorrowButton.isEnabled)
    model.goToTomorrow()
    #expect(layout.timeLabel.text == "0001-01-02 00:00 UTC")
    #expect(layout.yesterdayButton.isEnabled)
  }

  @Test func twoViewsOfOneModelAgree() throws {
    let views = [view, WorldClockView(model: model)]
    try clock.answer(1, with: .success(.sunday))
    model.goToYesterday()
    for view in views {
      let layout = try #require(view.subviews.first as? WorldClockLayout)
      #expect(layout.timeLabel.text == "2021-09-25 05:05 UTC")
    }
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
    #expect(layout.timeLabel.text == text)
  }
}
