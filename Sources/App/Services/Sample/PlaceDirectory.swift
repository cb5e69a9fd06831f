import Formatting
import Models

/// Finds samples by what people type.
///
/// Case and outer spaces do not matter. A place goes by its whole name and
/// by the part before the first comma: "richmond, va" and "Richmond" find
/// "Richmond, VA", and "Richmond, BC" does not. A whole name goes before a
/// part of one, and of several the first in the list.
struct PlaceDirectory {
  let samples: [SampleWeather]

  func sample(named name: String) -> SampleWeather? {
    let name = Self.folded(name)
    if name.isEmpty { return nil }
    let names = samples.lazy.map(\.place.name)
    let index =
      names.firstIndex { Self.folded($0) == name }
      ?? names.firstIndex {
        Self.folded(String($0.prefix { $0 != "," })) == name
      }
    return index.map { samples[$0] }
  }

  /// Upper case first unites what lower case alone keeps apart: ß and ss.
  static func folded(_ name: String) -> String {
    name.trimmingWhitespace().uppercased().lowercased()
  }
}
