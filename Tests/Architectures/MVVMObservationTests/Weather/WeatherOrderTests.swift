import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Richmond is asked for while McGaheysville is still on its way.
@MainActor
@Suite(.settled)
struct WeatherOrderTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let viewModel: WeatherViewModel

  init() {
    viewModel = WeatherViewModel(placeService: places, weatherService: weather)
    viewModel.viewDidLoad()
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewLookUp(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    try viewModel.submitLocation("Richmond, VA")
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(viewModel.city == "Loading...")
    #expect(weather.asked == [])
    #expect(viewModel.alertTexts == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    try viewModel.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(viewModel.city == "Richmond, VA")
    #expect(weather.asked == [.richmond])
    #expect(viewModel.alertTexts == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedAfterTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    try viewModel.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(viewModel.city == "Richmond, VA")
    #expect(viewModel.currentSummary == "Light rain - 51℉")
    #expect(weather.asked == [.richmond])
    #expect(viewModel.alertTexts == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewLookUp(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try viewModel.submitLocation("Richmond, VA")
    try weather.answer(.mcGaheysville, with: answer)
    #expect(viewModel.city == "Loading...")
    #expect(viewModel.isBlank)
    #expect(viewModel.alertTexts == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try viewModel.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(viewModel.city == "Richmond, VA")
    #expect(viewModel.isBlank)
    #expect(viewModel.alertTexts == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedAfterTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try viewModel.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(viewModel.city == "Richmond, VA")
    #expect(viewModel.currentSummary == "Light rain - 51℉")
    #expect(viewModel.alertTexts == [])
  }
}

private let lookUps: [Result<Place?, ServiceError>] = [
  .success(.mcGaheysville), .success(nil), .failure(.noNetwork),
]

private let weathers: [Result<Weather, ServiceError>] = [
  .success(.clouds), .failure(.noNetwork),
]
