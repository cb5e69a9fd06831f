import CallTrace
import ConsoleUI

/// Lays out the screens of several variants.
struct FrameLayout {
  /// How wide a line may be.
  let columns: Int
  let options: PrintOptions

  /// Free columns between two screens.
  private static let gap = 1

  /// The screens side by side, where all fit.
  ///
  /// Else each screen stands once, as many beside each other as fit. Plain
  /// ones stand one below the other.
  func lines(names: [String], frames: [Frame]) -> [String] {
    guard let first = frames.first else { return [] }
    let each = zip(names, frames).map { ScreenBlock([$0], $1) }
    let isWide = !options.isPlain && width(of: each) <= columns
    var lines: [String] = []
    var row: [ScreenBlock] = []
    for block in isWide ? each : grouped(each) {
      if !row.isEmpty, options.isPlain || width(of: row + [block]) > columns {
        lines += beside(row, first: first)
        row = []
      }
      row.append(block)
    }
    return lines + beside(row, first: first)
  }

  /// Those that show the same, together.
  private func grouped(_ blocks: [ScreenBlock]) -> [ScreenBlock] {
    blocks.reduce(into: []) { groups, block in
      let same = groups.firstIndex { $0.frame.grid == block.frame.grid }
      if let same {
        groups[same].names += block.names
      } else {
        groups.append(block)
      }
    }
  }

  private func width(of blocks: [ScreenBlock]) -> Int {
    blocks.map(\.width).reduce(Self.gap * (blocks.count - 1), +)
  }

  private func beside(_ blocks: [ScreenBlock], first: Frame) -> [String] {
    // Names alone above a screen need not be as narrow as it is.
    let headings = blocks.map { block in
      block.heading(columns: blocks.count > 1 ? block.width : columns)
    }
    let height = headings.map(\.count).max() ?? 0
    let bodies = zip(blocks, headings).map { block, heading in
      let above = Array(repeating: "", count: height - heading.count)
      return (above + heading).map { $0.padded(toCells: block.width) }
        + block.rows(options, markingUnlike: first)
    }
    return (0..<(bodies.map(\.count).max() ?? 0)).map { index in
      let cells = zip(blocks, bodies).map { block, body in
        index < body.count
          ? body[index] : String(repeating: " ", count: block.width)
      }
      return cells.joined(separator: String(repeating: " ", count: Self.gap))
        .trimmingTrailingSpaces()
    }
  }
}

/// A screen and who shows it.
private struct ScreenBlock {
  var names: [String]
  let frame: Frame

  init(_ names: [String], _ frame: Frame) {
    self.names = names
    self.frame = frame
  }

  /// The screen, its box, and a column for marks.
  var width: Int { frame.size.width + 3 }

  func heading(columns: Int) -> [String] {
    names.joined(separator: ", ").wrapped(toCells: columns)
  }

  /// The screen; rows unlike the other's are marked.
  func rows(
    _ options: PrintOptions,
    markingUnlike other: Frame
  ) -> [String] {
    let rows = frame.printed(options)
    guard !options.isPlain else { return rows }
    return rows.enumerated().map { index, line in
      let y = index - 1
      let isMarked =
        (0..<min(frame.size.height, other.size.height)).contains(y)
        && frame.grid.row(y) != other.grid.row(y)
      return line + (isMarked ? "≠" : " ")
    }
  }
}
