import Foundation

extension Encodable {
  /// The value as JSON for people and programs: indented, with sorted keys.
  package func jsonText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
