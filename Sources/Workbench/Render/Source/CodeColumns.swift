import ConsoleUI

/// Lines of code side by side, in columns of the same width.
package enum CodeColumns {
  /// The narrowest column in which code can be read beside other code.
  static let narrowest = 60
  /// The widest line of code there is; wider columns would only part them.
  private static let widest = 80
  private static let gap = " │ "

  /// How many columns have room.
  package static func count(in width: Int) -> Int {
    (width + gap.cellWidth) / (narrowest + gap.cellWidth)
  }

  /// How wide each of some columns is.
  package static func width(of count: Int, in width: Int) -> Int {
    min((width + gap.cellWidth) / count - gap.cellWidth, widest)
  }

  /// The width in which all of some columns stand side by side.
  package static func width(for count: Int) -> Int {
    count * (narrowest + gap.cellWidth) - gap.cellWidth
  }

  /// Those of some columns that have no room beside the others; none where
  /// they stand one after another.
  package static func withoutRoom(_ names: [String], in width: Int) -> [String]
  {
    let count = count(in: width)
    return count > 1 ? Array(names.dropFirst(count)) : []
  }

  package static func rows(
    of blocks: [[String]],
    columnWidth: Int
  ) -> [String] {
    let blocks = blocks.map { lines in
      lines.flatMap { $0.folded(toCells: columnWidth) }
    }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      let cells = blocks.map { block in
        (row < block.count ? block[row] : "").padded(toCells: columnWidth)
      }
      return cells.joined(separator: gap).trimmingTrailingSpaces()
    }
  }
}

extension String {
  /// A line of code in as many lines as it needs; what is continued ends in
  /// "↩" and goes on one step further to the right.
  func folded(toCells width: Int) -> [String] {
    let margin = prefix { $0 == " " } + "  "
    var lines: [String] = []
    var rest = self
    while rest.cellWidth > width {
      let head = rest.head(toCells: width - 1, after: margin.count)
      lines.append(head + "↩")
      rest = margin + String(rest.dropFirst(head.count).drop { $0 == " " })
    }
    return lines + [rest]
  }

  /// As much of a line as fits, up to the last space if there is one.
  private func head(toCells width: Int, after margin: Int) -> Substring {
    var used = 0
    let head = prefix { character in
      used += character.cellWidth
      return used <= width
    }
    guard let space = head.lastIndex(of: " "),
      head.distance(from: head.startIndex, to: space) > margin
    else { return head }
    return head[...space]
  }
}
