import Models

/// Answers with the weather of given samples, as a server would: later.
public final class SampleWeatherService: WeatherService {
  private let directory: PlaceDirectory
  private let server: SampleServer

  public init(
    samples: [SampleWeather],
    server: SampleServer
  ) {
    directory = PlaceDirectory(samples: samples)
    self.server = server
  }

  /// The weather of a place that the place service has found.
  ///
  /// For any other place there is none, and it fails.
  public func fetchWeather(
    at place: Place
  ) async throws(ServiceError) -> Weather {
    guard let sample = directory.sample(named: place.name),
      sample.place == place
    else {
      return try await server.give(
        .failure(server.network.condition ?? .unreadable),
        about: place.name,
        after: .usualAnswer
      )
    }
    return try await server.give(
      server.network.answer(sample.weather),
      about: place.name,
      after: sample.delay
    )
  }
}
