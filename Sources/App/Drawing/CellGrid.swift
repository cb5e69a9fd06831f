import Pictures

/// One place on the screen.
public struct Cell: Equatable, Sendable {
  /// What stands here; nil is the right half of the wide glyph before it.
  public var glyph: Character?
  public var style: CellStyle
  /// The colour of the whole place, where it is part of a picture.
  public var color: Picture.Color?

  public static let blank = Cell(glyph: " ", style: .plain)

  public init(glyph: Character?, style: CellStyle) {
    self.glyph = glyph
    self.style = style
  }

  /// Whether only the glyphs of the two differ, if anything.
  public func hasLook(of other: Cell) -> Bool {
    style == other.style && color == other.color
  }
}

/// A rectangle of cells that keeps wide glyphs whole.
public struct CellGrid: Equatable, Sendable {
  public let size: CellSize
  private var cells: [Cell]

  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// The cell in a column and a row of the grid.
  public subscript(x: Int, y: Int) -> Cell {
    cells[y * size.width + x]
  }

  /// The cells of one row, from left to right.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  /// The grid with another one, of the same width, below it.
  public func above(_ other: CellGrid) -> CellGrid {
    precondition(other.size.width == size.width, "the widths differ")
    var whole = CellGrid(
      size: CellSize(
        width: size.width,
        height: size.height + other.size.height
      )
    )
    whole.cells = cells + other.cells
    return whole
  }

  /// So many of its rows, from one on; rows that it lacks are blank.
  public func rows(from top: Int, count: Int) -> CellGrid {
    var part = CellGrid(size: CellSize(width: size.width, height: count))
    let rows = top..<max(top, min(size.height, top + count))
    let kept = cells[
      rows.lowerBound * size.width..<rows.upperBound * size.width
    ]
    part.cells.replaceSubrange(0..<kept.count, with: kept)
    return part
  }

  /// Puts a glyph of one or two cells; one that does not fit leaves a blank.
  ///
  /// A wide glyph that loses one half to the new one loses the other too.
  public mutating func put(
    _ glyph: Character,
    width: Int,
    style: CellStyle,
    x: Int,
    y: Int
  ) {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return }
    let index = y * size.width + x
    guard width == 2 else {
      blankPartner(of: index, x: x)
      cells[index] = Cell(glyph: glyph, style: style)
      return
    }
    guard x + 1 < size.width else {
      put(" ", width: 1, style: style, x: x, y: y)
      return
    }
    blankPartner(of: index, x: x)
    blankPartner(of: index + 1, x: x + 1)
    cells[index] = Cell(glyph: glyph, style: style)
    cells[index + 1] = Cell(glyph: nil, style: style)
  }

  /// Puts another grid on this one; it must be no wider than there is room.
  public mutating func put(_ other: CellGrid, at point: CellPoint) {
    precondition(
      point.x >= 0 && point.x + other.size.width <= size.width,
      "the other grid is too wide"
    )
    for y in max(
      0,
      point.y
    )..<max(0, min(size.height, other.size.height + point.y)) {
      let start = y * size.width + point.x
      cells.replaceSubrange(
        start..<start + other.size.width,
        with: other.row(y - point.y)
      )
    }
  }

  /// Colours the cell in a column and a row of the grid.
  public mutating func color(_ color: Picture.Color, x: Int, y: Int) {
    cells[y * size.width + x].color = color
  }

  /// Adds a style to all cells of a rectangle.
  public mutating func add(_ style: CellStyle, in rect: CellRect) {
    let area = rect.intersection(
      CellRect(x: 0, y: 0, width: size.width, height: size.height)
    )
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        cells[y * size.width + x].style.formUnion(style)
      }
    }
  }

  /// Blanks the other half of a wide glyph that stands at this place.
  private mutating func blankPartner(of index: Int, x: Int) {
    if cells[index].glyph == nil, x > 0 {
      cells[index - 1].glyph = " "
    }
    if x + 1 < size.width, cells[index + 1].glyph == nil {
      cells[index + 1].glyph = " "
    }
  }
}
