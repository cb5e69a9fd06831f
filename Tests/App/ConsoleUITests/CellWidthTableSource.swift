/// Writes the source text of `CellWidthTable.swift`.
enum CellWidthTableSource {
  static func text(from reference: UnicodeReference) -> String {
    """
    // Made by CellWidthTableTests from Unicode's data; do not edit. To renew,
    // put new files into Tests/App/ConsoleUITests/Reference and run
    // WORKBENCH_REWRITE=1 swift test --filter CellWidthTableTests

    /// What the width of a scalar depends on, from Unicode \(reference.version).
    enum CellWidthTable {
      /// Marks, format and control characters, what Unicode says to ignore in
      /// display, and the Korean vowels and finals that join a consonant.
    \(declaration("zeroWidth", reference.zeroWidth))

      /// East Asian Wide and Fullwidth, and emoji that need no selector.
    \(declaration("wide", reference.wide))

      /// Emoji that are text unless U+FE0F follows.
    \(declaration("textEmoji", reference.textEmoji))
    }

    """
  }

  private static func declaration(
    _ name: String,
    _ scalars: Set<UInt32>
  ) -> String {
    """
      // swift-format-ignore
      static let \(name) = ScalarRanges(bounds: [
    \(lines(of: bounds(of: scalars)))
      ])
    """
  }

  /// The first scalar of each range and the first one after it, in turn.
  private static func bounds(of scalars: Set<UInt32>) -> [UInt32] {
    scalars.flatMap { scalar -> [UInt32] in
      var found: [UInt32] = []
      if scalar == 0 || !scalars.contains(scalar - 1) { found.append(scalar) }
      if !scalars.contains(scalar + 1) { found.append(scalar + 1) }
      return found
    }
    .sorted()
  }

  private static func lines(of bounds: [UInt32]) -> String {
    let indent = "    "
    var lines: [String] = []
    var line = indent
    for bound in bounds {
      let item = "0x" + String(bound, radix: 16, uppercase: true) + ","
      if line.count + item.count > 79 {
        lines.append(line)
        line = indent
      }
      line += (line == indent ? "" : " ") + item
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
