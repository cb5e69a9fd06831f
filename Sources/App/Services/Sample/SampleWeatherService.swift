import Models

/// Answers with the weather of given samples, as a server would: later.
public final class SampleWeatherService: WeatherService {
  private let directory: PlaceDirectory
  private let scheduler: any Scheduler
  private let network: Network

  public init(
    samples: [SampleWeather],
    scheduler: any Scheduler,
    network: Network
  ) {
    directory = PlaceDirectory(samples)
    self.scheduler = scheduler
    self.network = network
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
      let failure = network.condition ?? .unreadable
      scheduler.after(.usualAnswer) { completion(.failure(failure)) }
      return
    }
    let answer = network.answer(sample.weather)
    scheduler.after(sample.delay) { completion(answer) }
  }
}
