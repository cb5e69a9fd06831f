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
  /// ones stand one below the other. All are of one size, without the rows
  /// that are blank at the end of each.
  func lines(names: [String], frames: [Frame]) -> [String] {
    let height = frames.map(\.usedHeight).max() ?? 0
    let frames = frames.map {
      Frame(grid: $0.grid.rows(from: 0, count: height), texts: $0.texts)
    }
    guard let first = frames.first else { return [] }
    let width = first.size.width + ScreenBlock.edges + Self.gap
    let room = options.isPlain ? 1 : max(1, (columns + Self.gap) / width)
    var blocks = zip(names, frames).map { ScreenBlock(names: [$0], frame: $1) }
    if blocks.count > room { blocks = grouped(blocks) }
    return stride(from: 0, to: blocks.count, by: room).flatMap { start in
      beside(blocks.dropFirst(start).prefix(room), first: first)
    }
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

  private func beside(
    _ blocks: ArraySlice<ScreenBlock>,
    first: Frame
  ) -> [String] {
    let headings = blocks.map { block in
      // Names alone above a screen need not be as narrow as it is.
      block.names.joined(separator: ", ")
        .wrapped(toCells: blocks.count > 1 ? block.width : columns)
    }
    let height = headings.map(\.count).max() ?? 0
    let bodies = zip(blocks, headings).map { block, heading in
      let above = Array(repeating: "", count: height - heading.count)
      return (above + heading).map { $0.padded(toCells: block.width) }
        + block.rows(options, markingUnlike: first)
    }
    // Those that stand beside each other are of one height.
    return bodies[0].indices.map { index in
      bodies.map { $0[index] }
        .joined(separator: String(repeating: " ", count: Self.gap))
        .trimmingTrailingSpaces()
    }
  }
}

extension Frame {
  /// How many rows it has down to one that is blank, as all below are.
  package var usedHeight: Int {
    let last = (0..<size.height).last { y in
      grid.row(y).contains { $0 != .blank }
    }
    return min(size.height, (last ?? -1) + 2)
  }
}

/// A screen and who shows it.
private struct ScreenBlock {
  var names: [String]
  let frame: Frame

  /// The columns of its box, and one for marks.
  static let edges = 3

  var width: Int { frame.size.width + Self.edges }

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
