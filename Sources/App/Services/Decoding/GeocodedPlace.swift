/// A place and the areas that it lies in, by their English names.
struct GeocodedPlace {
  let name: String
  let latitude: Double
  let longitude: Double
  let country: String?
  /// Two letters, as in ISO 3166-1.
  let countryCode: String?
  /// From the largest, in the United States a state, to the smallest.
  let regions: [String]

  /// Open-Meteo's answer to `/v1/search`: places, the likeliest first.
  ///
  /// The key `results` is missing where nothing was found, as every key is
  /// whose value is empty.
  ///
  /// Source: https://open-meteo.com/en/docs/geocoding-api
  static func list(_ json: JSON) throws(FormatError) -> [GeocodedPlace] {
    let results = try json.field("results")
    return results.value == nil ? [] : try results.list(of: GeocodedPlace.init)
  }

  init(_ json: JSON) throws(FormatError) {
    name = try json.field("name").text()
    latitude = try json.field("latitude").number(in: -90...90)
    longitude = try json.field("longitude").number(in: -180...180)
    country = try json.field("country").textOrNil()
    countryCode = try json.field("country_code").textOrNil()
    var regions: [String] = []
    for key in ["admin1", "admin2", "admin3", "admin4"] {
      if let region = try json.field(key).textOrNil() { regions.append(region) }
    }
    self.regions = regions
  }
}
