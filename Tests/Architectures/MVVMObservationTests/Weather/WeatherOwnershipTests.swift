import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Nothing tells of a change any more, once the view model is released.
@MainActor
@Suite(.settled)
struct WeatherOwnershipTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    weak var released: WeatherViewModel?
    do {
      let viewModel = makeWeatherViewModel()
      viewModel.viewDidLoad()
      #expect(places.asked == ["McGaheysville, VA"])
      released = viewModel
    }
    #expect(released == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(weather.asked == [])
    #expect(places.cancelled == ["McGaheysville, VA"])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let date: Observed<String?>
    weak var released: WeatherViewModel?
    do {
      let viewModel = makeWeatherViewModel()
      viewModel.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      #expect(weather.asked == [.mcGaheysville])
      date = Observed { [weak viewModel] in viewModel?.date }
      released = viewModel
    }
    #expect(released == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    // Nothing told of a change, so it is still what was read before.
    #expect(date.value == "")
    #expect(weather.cancelled == [.mcGaheysville])
  }

  @Test func theWeatherIsReleasedAfterItsAnswer() throws {
    weak var released: WeatherViewModel?
    do {
      let viewModel = makeWeatherViewModel()
      viewModel.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      try weather.answer(.mcGaheysville, with: .success(.clouds))
      released = viewModel
    }
    #expect(released == nil)
  }

  private func makeWeatherViewModel() -> WeatherViewModel {
    WeatherViewModel(placeService: places, weatherService: weather)
  }
}
