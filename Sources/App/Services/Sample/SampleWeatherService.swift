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

  /// Asks for the weather of a place that the place service has found.
  ///
  /// For any other place there is no weather, and the answer is a failure.
  public func fetchWeather(
    at place: Place,
    completion: @escaping Completion<Weather>
  ) {
    guard let sample = directory.sample(named: place.name),
      sample.place == place
    else {
      let failure = server.network.condition ?? .unreadable
      server.scheduler.after(.usualAnswer) { completion(.failure(failure)) }
      return
    }
    let answer = server.network.answer(sample.weather)
    server.scheduler.after(sample.delay) { completion(answer) }
  }
}
