import Foundation
import Models
import Services

/// Servers that stand in for the live services, and the settings for them.
struct LiveStage {
  let photos: LoopbackServer
  let employees: LoopbackServer
  let places: LoopbackServer
  let weather: LoopbackServer
  let clock: LoopbackServer

  /// Starts servers that always send the same; nil refuses.
  init(
    photos: Reply? = .json(Fixture.photos),
    employees: Reply? = .json(Fixture.employees),
    places: Reply? = .json(Fixture.richmonds),
    weather: Reply? = .json(Fixture.forecast()),
    clock: Reply? = .json(Fixture.worldClock)
  ) throws {
    self.photos = try LoopbackServer(always: photos)
    self.employees = try LoopbackServer(always: employees)
    self.places = try LoopbackServer(always: places)
    self.weather = try LoopbackServer(always: weather)
    self.clock = try LoopbackServer(always: clock)
  }

  /// The environment in which the program asks these servers.
  func environment(
    adding more: [String: String] = [:]
  ) throws -> [String: String] {
    [
      "WORKBENCH_PHOTOS_URL": try photos.url().absoluteString,
      "WORKBENCH_EMPLOYEES_URL": try employees.url().absoluteString,
      "WORKBENCH_OPEN_METEO_GEOCODING_URL": try places.url().absoluteString,
      "WORKBENCH_OPEN_METEO_FORECAST_URL": try weather.url().absoluteString,
      "WORKBENCH_WEATHERBIT_URL": try weather.url().absoluteString,
      "WORKBENCH_CLOCK_URL": try clock.url().absoluteString,
      "WORKBENCH_TIME_LIMIT": "60",
    ].merging(more) { $1 }
  }
}

extension Place {
  static let richmond = Place(
    name: "Richmond, VA",
    latitude: 37.55376,
    longitude: -77.46026
  )
}
