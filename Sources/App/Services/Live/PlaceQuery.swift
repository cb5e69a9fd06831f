import Formatting
import Foundation
import Models

/// What a person typed to find a place, such as "Richmond, VA".
struct PlaceQuery {
  /// The part before the first comma.
  let name: String
  /// The parts behind it, blank ones left out: states, regions, countries.
  private let areas: [String]

  init(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingWhitespace() }
    name = parts.first ?? ""
    areas = parts.dropFirst().map(\.foldedName).filter { !$0.isEmpty }
  }

  /// The first place, in the service's order, that lies in all the areas.
  func first(of places: [GeocodedPlace]) -> GeocodedPlace? {
    places.first { place in
      let names = place.areaNames
      return areas.allSatisfy(names.contains)
    }
  }
}

extension GeocodedPlace {
  /// The place with the name that people in the United States or elsewhere
  /// give it: "Richmond, VA" or "Seoul, South Korea".
  var place: Place {
    let area = stateCode ?? country ?? regions.first
    return Place(
      name: [name, area].joinedWithoutBlanks(separator: ", "),
      latitude: latitude,
      longitude: longitude
    )
  }

  /// Every name and code of the areas that the place lies in, folded.
  fileprivate var areaNames: Set<String> {
    let names = regions + [country, countryCode, stateCode].compactMap(\.self)
    let codes = countryCode.flatMap { usualCodes[$0] } ?? []
    return Set((names + codes).map(\.foldedName))
  }

  private var stateCode: String? {
    guard countryCode == "US" else { return nil }
    return regions.first.flatMap { stateCodes[$0] }
  }
}

extension String {
  /// The text without what does not tell names apart: case, accents, dots.
  fileprivate var foldedName: String {
    replacingOccurrences(of: ".", with: "")
      .folding(
        options: [.caseInsensitive, .diacriticInsensitive],
        locale: nil
      )
  }
}

/// What people write beside the two letters of ISO 3166-1.
private let usualCodes = ["US": ["USA"], "GB": ["UK"]]

/// The codes of the United States by name, which the service does not know.
///
/// Source: https://pe.usps.com/text/pub28/28apb.htm
private let stateCodes = [
  "Alabama": "AL", "Alaska": "AK", "Arizona": "AZ", "Arkansas": "AR",
  "California": "CA", "Colorado": "CO", "Connecticut": "CT",
  "Delaware": "DE", "District of Columbia": "DC", "Florida": "FL",
  "Georgia": "GA", "Hawaii": "HI", "Idaho": "ID", "Illinois": "IL",
  "Indiana": "IN", "Iowa": "IA", "Kansas": "KS", "Kentucky": "KY",
  "Louisiana": "LA", "Maine": "ME", "Maryland": "MD",
  "Massachusetts": "MA", "Michigan": "MI", "Minnesota": "MN",
  "Mississippi": "MS", "Missouri": "MO", "Montana": "MT",
  "Nebraska": "NE", "Nevada": "NV", "New Hampshire": "NH",
  "New Jersey": "NJ", "New Mexico": "NM", "New York": "NY",
  "North Carolina": "NC", "North Dakota": "ND", "Ohio": "OH",
  "Oklahoma": "OK", "Oregon": "OR", "Pennsylvania": "PA",
  "Rhode Island": "RI", "South Carolina": "SC", "South Dakota": "SD",
  "Tennessee": "TN", "Texas": "TX", "Utah": "UT", "Vermont": "VT",
  "Virginia": "VA", "Washington": "WA", "Washington, D.C.": "DC",
  "West Virginia": "WV", "Wisconsin": "WI", "Wyoming": "WY",
]
