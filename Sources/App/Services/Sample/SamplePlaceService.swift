import Models

/// Finds the places of given samples, as a server would: later.
public final class SamplePlaceService: PlaceService {
  private let directory: PlaceDirectory
  private let server: SampleServer

  public init(
    samples: [SampleWeather],
    server: SampleServer
  ) {
    directory = PlaceDirectory(samples: samples)
    self.server = server
  }

  public func findPlace(
    named name: String,
    completion: @escaping Completion<Place?>
  ) {
    let sample = directory.sample(named: name)
    let answer = server.network.answer(sample?.place)
    server.scheduler.after(sample?.delay ?? .usualAnswer) { completion(answer) }
  }
}
