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
    presenter.updateView()
    #expect(interactor.timesAskedForDefaultPlace == 1)
    #expect(interactor.names == [])
  }

  @Test(arguments: ["Richmond, VA", " "])
  func theInteractorDecidesOnAnAnswer(name: String) {
    presenter.changeLocation()
    #expect(interactor.names == [])
    presenter.userChoseLocation(named: name)
    #expect(interactor.names == [name])
    #expect(view.city == "")
  }

  @Test func aNewSearchBlanksTheWeather() {
    presenter.weatherLoaded(.clouds)
    presenter.lookUpStarted()
    #expect(view.city == "Loading...")
    #expect(view.isBlank)
  }

  @Test func eachOutcomeIsWorded() {
    presenter.placeFound(named: "Richmond, VA")
    #expect(view.place == "Richmond, VA")
    presenter.weatherLoaded(.rain)
    #expect(view.date == "Friday, Nov 3")
    #expect(view.iconCode == "r01n")
    #expect(view.currentSummary == "Light rain - 51℉")
    #expect(view.forecastSummary == "Summary: Light rain")
    presenter.placeNotFound()
    #expect(view.place == nil)
    #expect(view.status == "Not found")
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
