import Models

/// Finds the places of given samples, as a server would: later.
public final class SamplePlaceService: PlaceService {
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

  public func findPlace(
    named name: String,
    completion: @escaping Completion<Place?>
  ) {
    let sample = directory.sample(named: name)
    let answer = network.answer(sample?.place)
    scheduler.after(sample?.delay ?? .usualAnswer) { completion(answer) }
  }
}
