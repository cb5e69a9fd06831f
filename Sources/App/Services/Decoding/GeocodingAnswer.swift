import Models

/// Open-Meteo's answer to `/v1/search`: places, the likeliest first.
///
/// The key `results` is missing where nothing was found, as every key is
/// whose value is empty.
///
/// Source: https://open-meteo.com/en/docs/geocoding-api
struct GeocodingAnswer: Decodable {
  let places: [GeocodedPlace]

  private enum Key: String, CodingKey {
    case results
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    places =
      fields.contains(.results)
      ? try fields.list(.results, of: GeocodedPlace.self, \.self) : []
  }
}

/// A place and the areas that it lies in, by their English names.
struct GeocodedPlace: Decodable, Equatable {
  let name: String
  let latitude: Double
  let longitude: Double
  let country: String?
  /// Two letters, as in ISO 3166-1.
  let countryCode: String?
  /// From the largest, in the United States a state, to the smallest.
  let regions: [String]

  private enum Key: String, CodingKey {
    case name
    case latitude
    case longitude
    case country
    case countryCode = "country_code"
    case admin1
    case admin2
    case admin3
    case admin4
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    name = try fields.text(.name)
    latitude = try fields.number(.latitude, in: -90...90)
    longitude = try fields.number(.longitude, in: -180...180)
    country = try fields.textOrNil(.country)
    countryCode = try fields.textOrNil(.countryCode)
    regions = try [Key.admin1, .admin2, .admin3, .admin4]
      .compactMap(fields.textOrNil)
  }
}
