import Foundation
import Models
import Testing

@testable import Services

@MainActor
struct LiveWeatherTests {
  private let client = HTTPClient(
    timeLimit: .seconds(60),
    network: Network()
  )

  @Test func openMeteoIsAskedForFahrenheit() async throws {
    let server = try LoopbackServer(always: .json(Fixture.forecast()))
    let weather = try await openMeteo(on: server)
    #expect(
      weather
        == Weather(
          temperature: 75.5,
          date: Date(timeIntervalSince1970: 1_503_939_600),
          iconCode: "c04d",
          summary: "Overcast clouds"
        )
    )
    #expect(
      server.requests == [
        "/?latitude=37.5538&longitude=-77.4603"
          + "&current=temperature_2m,weather_code,is_day"
          + "&temperature_unit=fahrenheit&timeformat=unixtime&timezone=auto"
      ]
    )
  }

  @Test(arguments: [
    (0, 1, "c01d", "Clear sky"), (0, 0, "c01n", "Clear sky"),
    (48, 0, "a06n", "Freezing fog"), (66, 1, "f01d", "Freezing rain"),
    (75, 1, "s03d", "Heavy snow"), (99, 0, "t05n", "Thunderstorm with hail"),
    (12345, 1, "u00d", "Unknown weather"),
  ])
  func aCodeBecomesWeatherbitsIconAndWords(
    code: Int,
    isDay: Int,
    icon: String,
    summary: String
  ) async throws {
    let body = Fixture.forecast(code: code, isDay: isDay)
    let server = try LoopbackServer(always: .json(body))
    let weather = try await openMeteo(on: server)
    #expect(weather.iconCode == icon)
    #expect(weather.summary == summary)
  }

  @Test func aTemperatureInAnotherUnitIsNotShown() async throws {
    let body = Fixture.forecast(unit: "°C")
    let server = try LoopbackServer(always: .json(body))
    await #expect(throws: ServiceError.unreadable) {
      try await openMeteo(on: server)
    }
  }

  @Test func weatherbitIsAskedInItsUnitIWithTheKey() async throws {
    let server = try LoopbackServer(always: .json(Fixture.weatherbit))
    let service = WeatherbitService(
      url: try server.url("/v2.0/current"),
      key: "s3cret+key",
      client: client
    )
    let weather = try await service.fetchWeather(at: .richmond)
    #expect(
      weather
        == Weather(
          temperature: 75.5,
          date: Date(timeIntervalSince1970: 1_503_939_600),
          iconCode: "c03d",
          summary: "Broken clouds"
        )
    )
    #expect(
      server.requests == [
        "/v2.0/current?lat=37.5538&lon=-77.4603&units=I&key=s3cret%2Bkey"
      ]
    )
  }

  private func openMeteo(on server: LoopbackServer) async throws -> Weather {
    let url = try server.url()
    return try await LiveWeatherService(url: url, client: client)
      .fetchWeather(at: .richmond)
  }
}
