import Foundation

/// Unicode's own data, read from the reduced files in `Reference`, and the
/// sets of scalars that the width table is made from.
struct UnicodeReference {
  let zeroWidth: Set<UInt32>
  let wide: Set<UInt32>
  let textEmoji: Set<UInt32>
  let version: String

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Reference")

  init() throws {
    let category = try Self.values("DerivedGeneralCategory")
    let ignorable = try Self.values("DerivedCoreProperties")
    let prepended = try Self.values("PropList")
    let vowelsAndFinals = try Self.values("HangulSyllableType")
    let eastAsian = try Self.values("EastAsianWidth")
    let emoji = try Self.values("emoji-data")

    // Number signs that precede and enclose digits are the visible ones among
    // the format characters.
    let zero = Set(category.values.joined())
      .union(ignorable.values.joined())
      .union(vowelsAndFinals.values.joined())
      .subtracting(prepended.values.joined())
    zeroWidth = zero
    wide = Set(eastAsian.values.joined())
      .union(emoji["Emoji_Presentation", default: []])
      .subtracting(zero)
    textEmoji = emoji["Emoji", default: []]
      .subtracting(emoji["Emoji_Presentation", default: []])

    let firstLine = try Self.text("EastAsianWidth").prefix { !$0.isNewline }
    version = String(firstLine.dropFirst("# EastAsianWidth-".count))
      .replacingOccurrences(of: ".txt", with: "")
  }

  private static func text(_ name: String) throws -> String {
    let file = folder.appendingPathComponent(name + ".txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The scalars of each property value: `0300..036F ; Mn`.
  private static func values(_ name: String) throws -> [String: Set<UInt32>] {
    var sets: [String: Set<UInt32>] = [:]
    for line in try text(name).split(whereSeparator: \.isNewline)
    where !line.hasPrefix("#") {
      let fields = line.split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard fields.count == 2 else { throw Unreadable(line: String(line)) }
      let numbers = fields[0].components(separatedBy: "..")
        .compactMap { UInt32($0, radix: 16) }
      guard let first = numbers.first, let last = numbers.last else {
        throw Unreadable(line: String(line))
      }
      sets[fields[1], default: []].formUnion(first...last)
    }
    return sets
  }

  struct Unreadable: Error {
    let line: String
  }
}
