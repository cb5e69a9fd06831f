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
    named name: String
  ) async throws(ServiceError) -> Place? {
    let sample = directory.sample(named: name)
    return try await server.give(
      server.network.answer(sample?.place),
      about: name,
      after: sample?.delay ?? .usualAnswer
    )
  }
}
