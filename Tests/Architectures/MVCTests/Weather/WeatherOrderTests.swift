import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

/// Richmond is asked for while McGaheysville is still on its way.
@MainActor
@Suite(.settled)
struct WeatherOrderTests {
  private let places = HeldPlaceService()
  private let weather = HeldWeatherService()
  private let screen: WeatherDriver

  init() throws {
    screen = try WeatherDriver(places: places, weather: weather)
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewLookUp(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    try screen.submitLocation("Richmond, VA")
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(screen.layout.cityLabel.text == "Loading...")
    #expect(weather.asked == [])
    #expect(try screen.window.readAlerts() == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedBeforeTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    try screen.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(screen.layout.cityLabel.text == "Richmond, VA")
    #expect(screen.isBlank)
    #expect(weather.asked == [.richmond])
    #expect(try screen.window.readAlerts() == [])
  }

  @Test(arguments: lookUps)
  func anOverruledLookUpIsDroppedAfterTheNewWeather(
    lookUp: Result<Place?, ServiceError>
  ) throws {
    try screen.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try places.answer("McGaheysville, VA", with: lookUp)
    #expect(screen.layout.cityLabel.text == "Richmond, VA")
    #expect(screen.layout.currentSummaryLabel.text == "Light rain - 51℉")
    #expect(weather.asked == [.richmond])
    #expect(try screen.window.readAlerts() == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewLookUp(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try screen.submitLocation("Richmond, VA")
    try weather.answer(.mcGaheysville, with: answer)
    #expect(screen.layout.cityLabel.text == "Loading...")
    #expect(try screen.window.readAlerts() == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedBeforeTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try screen.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(screen.layout.cityLabel.text == "Richmond, VA")
    #expect(screen.isBlank)
    #expect(try screen.window.readAlerts() == [])
  }

  @Test(arguments: weathers)
  func overruledWeatherIsDroppedAfterTheNewWeather(
    answer: Result<Weather, ServiceError>
  ) throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try screen.submitLocation("Richmond, VA")
    try places.answer("Richmond, VA", with: .success(.richmond))
    try weather.answer(.richmond, with: .success(.rain))
    try weather.answer(.mcGaheysville, with: answer)
    #expect(screen.layout.cityLabel.text == "Richmond, VA")
    #expect(screen.layout.currentSummaryLabel.text == "Light rain - 51℉")
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func aLookUpThatANewerOneReplacesIsCancelled() throws {
    try screen.submitLocation("Richmond, VA")
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    #expect(places.cancelled == ["McGaheysville, VA"])
  }

  @Test func weatherThatANewerLookUpReplacesIsCancelled() throws {
    try places.answer("McGaheysville, VA", with: .success(.mcGaheysville))
    try screen.submitLocation("Richmond, VA")
    try weather.answer(.mcGaheysville, with: .success(.clouds))
    #expect(weather.cancelled == [.mcGaheysville])
  }
}

private let lookUps: [Result<Place?, ServiceError>] = [
  .success(.mcGaheysville), .success(nil), .failure(.noNetwork),
]

private let weathers: [Result<Weather, ServiceError>] = [
  .success(.clouds), .failure(.noNetwork),
]
