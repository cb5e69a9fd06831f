import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// What is presented is state here, so it is also taken back.
@MainActor
struct WeatherPresentationTests {
  private let places = HeldPlaceService()
  private let viewModel: WeatherViewModel
  private let screen: WeatherReader

  init() {
    viewModel = WeatherViewModel(
      placeService: places,
      weatherService: HeldWeatherService()
    )
    screen = WeatherReader(of: viewModel)
    viewModel.viewDidLoad()
  }

  @Test(arguments: ["Richmond, VA", " "])
  func aSubmittedLocationIsNoLongerAskedFor(name: String) {
    viewModel.changeLocationButtonTapped()
    viewModel.locationSubmitted(name)
    #expect(!screen.isAskingForLocation.value)
  }

  @Test func aLocationThatIsCancelledChangesNothing() {
    viewModel.changeLocationButtonTapped()
    viewModel.locationCancelled()
    #expect(!screen.isAskingForLocation.value)
    #expect(places.asked == ["McGaheysville, VA"])
  }

  @Test func anAlertIsTakenBackWhenItIsClosed() throws {
    try places.answer("McGaheysville, VA", with: .failure(.noNetwork))
    viewModel.locationSubmitted("Richmond, VA")
    try places.answer("Richmond, VA", with: .failure(.noNetwork))
    #expect(screen.alerts.count == 2)
    let first = try #require(viewModel.alerts.first)
    viewModel.alertClosed(first.id)
    #expect(screen.alerts == [AlertText("Alert", "No Network")])
    #expect(viewModel.alerts.first != first)
  }
}
