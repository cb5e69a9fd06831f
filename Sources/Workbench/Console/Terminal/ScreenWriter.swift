import ConsoleUI

/// Turns the difference between two frames into bytes for a terminal.
///
/// It remembers what the terminal shows and never touches it.
package struct ScreenWriter: Sendable {
  /// What the terminal shows; nil where that is not known.
  private var shown: CellGrid?
  private var shownCursor: CellPoint?
  private let usesColor: Bool

  // Where the terminal is while bytes are made for it.
  private var output: [UInt8] = []
  private var position: CellPoint?
  /// A cell that looks as what is written next.
  private var look = Cell.blank

  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// Forgets what the terminal shows, so that all of it is drawn anew.
  package mutating func reset() {
    shown = nil
  }

  /// The bytes that make the terminal show a frame, cursor included.
  ///
  /// The terminal's style is plain before and after them, and its lines do
  /// not wrap.
  package mutating func bytes(for frame: Frame) -> [UInt8] {
    defer { output = [] }
    let old = prepare(for: frame.size)
    for y in 0..<frame.size.height {
      update(row: y, from: old.row(y), to: frame.grid.row(y))
    }
    setLook(of: .blank)
    place(frame.cursor)
    shown = frame.grid
    return output
  }

  /// Starts a frame: gives what the terminal shows, after erasing it where
  /// that is not known.
  private mutating func prepare(for size: CellSize) -> CellGrid {
    position = shownCursor
    if let shown, shown.size == size { return shown }
    write("\u{1b}[?25l\u{1b}[0m\u{1b}[2J")
    position = nil
    shownCursor = nil
    return CellGrid(size: size)
  }

  private mutating func update(
    row y: Int,
    from old: ArraySlice<Cell>,
    to new: ArraySlice<Cell>
  ) {
    guard old != new else { return }
    let old = Array(old)
    let new = Array(new)
    // Terminals disagree about the width of what is made of many scalars.
    let isUncertain =
      old.contains(where: \.hasUncertainWidth)
      || new.contains(where: \.hasUncertainWidth)
    let changed = new.indices.filter { isUncertain || old[$0] != new[$0] }
    for x in changed {
      if new[x].glyph != nil {
        write(new[x], x: x, y: y, width: new.count)
      } else if x > 0, !changed.contains(x - 1) {
        write(new[x - 1], x: x - 1, y: y, width: new.count)
      }
    }
  }

  private mutating func write(_ cell: Cell, x: Int, y: Int, width: Int) {
    guard let glyph = cell.glyph else { return }
    move(to: CellPoint(x: x, y: y))
    setLook(of: cell)
    write(String(glyph))
    // At the edge a terminal keeps its cursor on the last cell.
    let isCertain = glyph.isASCII && x + 1 < width
    position = isCertain ? CellPoint(x: x + 1, y: y) : nil
  }

  private mutating func move(to target: CellPoint) {
    guard position != target else { return }
    if let position, position.y == target.y, position.x < target.x {
      write("\u{1b}[\(target.x - position.x)C")
    } else {
      write("\u{1b}[\(target.y + 1);\(target.x + 1)H")
    }
    position = target
  }

  private mutating func place(_ cursor: CellPoint?) {
    if let cursor { move(to: cursor) }
    if cursor == nil, shownCursor != nil { write("\u{1b}[?25l") }
    if cursor != nil, shownCursor == nil { write("\u{1b}[?25h") }
    shownCursor = cursor
  }

  private mutating func setLook(of cell: Cell) {
    guard !cell.hasLook(of: look) else { return }
    write(cell.controlSequence(usesColor: usesColor))
    look = cell
  }

  private mutating func write(_ text: String) {
    output += text.utf8
  }
}

extension Cell {
  fileprivate var hasUncertainWidth: Bool {
    glyph.map { $0.unicodeScalars.count > 1 } ?? false
  }
}
