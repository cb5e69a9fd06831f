import Foundation
import Models

/// Finds places with Open-Meteo's geocoding service.
///
/// Source: https://open-meteo.com/en/docs/geocoding-api
public final class LivePlaceService: PlaceService {
  private let url: URL
  private let client: HTTPClient

  public init(url: URL, client: HTTPClient) {
    self.url = url
    self.client = client
  }

  /// Looks up the part before the first comma; the rest, a state or country,
  /// chooses among the places of that name.
  ///
  /// Where it fits none of them, the place is not found.
  public func findPlace(
    named name: String
  ) async throws(ServiceError) -> Place? {
    let query = PlaceQuery(name)
    let request = url.adding([
      ("name", query.name),
      // The most that the service gives: the right one may be far behind.
      ("count", "100"),
      ("language", "en"),
      ("format", "json"),
    ])
    let places = try await client.get(request, as: GeocodedPlace.list)
    return query.first(of: places)?.place
  }
}

extension URL {
  /// The address with more values in its query.
  func adding(_ values: [(name: String, value: String)]) -> URL {
    let items = values.map { URLQueryItem(name: $0.name, value: $0.value) }
    guard
      var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    components.queryItems = (components.queryItems ?? []) + items
    // A plus may stand in a query, but many servers read it as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    return components.url ?? self
  }

  /// The address with a place's coordinates, to about ten metres.
  func adding(
    latitude: String,
    longitude: String,
    of place: Place
  ) -> URL {
    adding([
      (latitude, String(format: "%.4f", place.latitude)),
      (longitude, String(format: "%.4f", place.longitude)),
    ])
  }
}
