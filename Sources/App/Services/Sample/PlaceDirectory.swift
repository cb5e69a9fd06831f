import Formatting
import Models

/// Finds samples by what people type.
///
/// Case and outer spaces do not matter. A place goes by its whole name and
/// by the part before the first comma: "richmond, va" and "Richmond" find
/// "Richmond, VA", and "Richmond, BC" does not. A whole name goes before a
/// part of one, and of several the first in the list.
struct PlaceDirectory {
  private let samples: [SampleWeather]
  private let indices: [String: Int]

  init(_ samples: [SampleWeather]) {
    self.samples = samples
    let names = samples.map(\.place.name)
    let parts = names.map { String($0.prefix { $0 != "," }) }
    var indices: [String: Int] = [:]
    for list in [names, parts] {
      for (index, key) in list.map(Self.folded).enumerated()
      where !key.isEmpty && indices[key] == nil {
        indices[key] = index
      }
    }
    self.indices = indices
  }

  func sample(named name: String) -> SampleWeather? {
    indices[Self.folded(name)].map { samples[$0] }
  }

  /// Upper case first unites what lower case alone keeps apart: ß and ss.
  static func folded(_ name: String) -> String {
    name.trimmingWhitespace().uppercased().lowercased()
  }
}
