import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct WeatherOwnershipTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()

  @Test func theWeatherIsReleasedWithALookUpPending() throws {
    let city: Box<String>
    weak var released: WeatherViewModel?
    do {
      let viewModel = makeWeatherViewModel()
      city = viewModel.city
      viewModel.viewDidLoad()
      #expect(places.asked == ["McGaheysville, VA"])
      released = viewModel
    }
    #expect(released == nil)
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(city.value == "Loading...")
    #expect(weather.asked == [])
    #expect(places.cancelled == ["McGaheysville, VA"])
  }

  @Test func theWeatherIsReleasedWithItsWeatherPending() throws {
    let summary: Box<String>
    weak var released: WeatherViewModel?
    do {
      let viewModel = makeWeatherViewModel()
      summary = viewModel.currentSummary
      viewModel.viewDidLoad()
      try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
      #expect(weather.asked == [.mcGaheysville])
      released = viewModel
    }
    #expect(released == nil)
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(summary.value == "")
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
