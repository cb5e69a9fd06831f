import Foundation
import TestSupport
import Testing

@testable import VIPER

@MainActor
struct WeatherPresenterTests {
  private let interactor = WeatherInteractorSpy()
  private let view = WeatherViewSpy()
  private let router = WeatherRouterSpy()
  private let presenter: WeatherPresenter

  init() {
    presenter = WeatherPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func theScreenHasTheDefaultPlaceFound() {
    presenter.viewDidLoad()
    #expect(interactor.timesAskedForDefaultPlace == 1)
    #expect(interactor.names == [])
  }

  @Test(arguments: ["Richmond, VA", " "])
  func theInteractorDecidesOnAnAnswer(name: String) throws {
    presenter.changeLocationButtonTapped()
    #expect(interactor.names == [])
    try router.submit(name)
    #expect(interactor.names == [name])
    #expect(view.city == "")
  }

  @Test func aNewSearchBlanksTheWeather() {
    presenter.weatherLoaded(.sun)
    presenter.lookUpStarted()
    #expect(view.city == "Loading...")
    #expect(view.isBlank)
  }

  @Test func eachOutcomeIsWorded() {
    presenter.placeFound(named: "Richmond, VA")
    #expect(view.city == "Richmond, VA")
    presenter.weatherLoaded(.sun)
    #expect(view.date == "Thursday, Jan 1")
    #expect(view.iconCode == "c01d")
    #expect(view.currentSummary == "Sun - 51℉")
    #expect(view.forecastSummary == "Summary: Sun")
    presenter.placeNotFound()
    #expect(view.city == "Not found")
    #expect(router.alerts == [])
  }

  @Test func eachFailureIsPutInAnAlert() {
    presenter.placeFound(named: "Richmond, VA")
    presenter.weatherFailed(message: "A sentence")
    #expect(view.city == "Richmond, VA")
    presenter.lookUpFailed(message: "Another one")
    #expect(view.city == "Not found")
    #expect(
      router.alerts == [
        AlertText("Alert", "A sentence"), AlertText("Alert", "Another one"),
      ]
    )
  }
}

/// Keeps what the presenter asks of the weather's interactor.
private final class WeatherInteractorSpy: WeatherInteractorInput {
  private(set) var timesAskedForDefaultPlace = 0
  private(set) var names: [String] = []

  func findDefaultPlace() {
    timesAskedForDefaultPlace += 1
  }

  func findPlace(named name: String) {
    names.append(name)
  }
}

extension WeatherOutputData {
  fileprivate static let sun = WeatherOutputData(
    temperature: 50.5,
    date: Date(timeIntervalSince1970: 0),
    iconCode: "c01d",
    summary: "Sun"
  )
}
