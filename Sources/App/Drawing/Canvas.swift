import Pictures

/// Where views draw: a part of a cell grid, in the view's own coordinates.
///
/// A canvas never touches a terminal. What is drawn outside is cut off.
public struct Canvas {
  /// How the screen is drawn.
  public struct Options: Equatable, Sendable {
    /// Words only: no boxes, lines and pictures, for screen readers.
    public var isPlain: Bool
    /// How far moving pictures have moved, counted in steps.
    public var animationStep: Int

    public init(isPlain: Bool = false, animationStep: Int = 0) {
      self.isPlain = isPlain
      self.animationStep = animationStep
    }
  }

  public let options: Options
  public private(set) var grid: CellGrid
  /// The area of the focused view, also where it is cut off.
  package private(set) var focus: CellRect?
  /// Where the next key has its effect; nil where that cannot be seen.
  package private(set) var cursor: CellPoint?
  /// Whether all of the focused view can be seen.
  package private(set) var isFocusWhole = true
  private var notedTexts: [NotedText] = []
  private var origin = CellPoint.zero
  private var clip: CellRect

  /// A text and the cells where it is drawn.
  private struct NotedText {
    let text: String
    let area: CellRect
  }

  public init(size: CellSize, options: Options = Options()) {
    self.options = options
    grid = CellGrid(size: size)
    clip = CellRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Draws one line of text and returns the column after it.
  @discardableResult
  public mutating func draw(
    _ line: String,
    at point: CellPoint,
    style: CellStyle = .plain
  ) -> Int {
    var x = point.x + origin.x
    let y = point.y + origin.y
    guard y >= clip.minY, y < clip.maxY else { return point.x }
    for glyph in line.sanitizedForDisplay {
      let width = glyph.cellWidth
      guard width > 0 else { continue }
      guard x < clip.maxX else { break }
      if x >= clip.minX, x + width <= clip.maxX {
        grid.put(glyph, width: width, style: style, x: x, y: y)
      }
      x += width
    }
    return x - origin.x
  }

  /// Draws lines below each other and notes the text that they come from.
  public mutating func draw(
    _ lines: [String],
    of text: String,
    in area: CellRect,
    alignment: TextAlignment = .left,
    style: CellStyle = .plain
  ) {
    let visible = area.offsetBy(origin).intersection(clip)
    guard !visible.isEmpty, !lines.isEmpty else { return }
    notedTexts.append(NotedText(text: text, area: visible))
    for (row, line) in lines.prefix(area.height).enumerated() {
      let free = max(0, area.width - line.cellWidth)
      let indent =
        switch alignment {
        case .left: 0
        case .center: free / 2
        }
      let point = CellPoint(x: area.minX + indent, y: area.minY + row)
      draw(line, at: point, style: style)
    }
  }

  /// Every text that can be seen at least in part, whole and in order.
  public var texts: [String] { notedTexts.map(\.text) }

  /// Draws a horizontal line, unless the screen is plain.
  public mutating func drawLine(y: Int, width: Int) {
    guard !options.isPlain else { return }
    fill(
      CellRect(x: 0, y: y, width: width, height: 1),
      with: "─",
      style: .faint
    )
  }

  /// Draws a vertical line, unless the screen is plain.
  public mutating func drawLine(x: Int, rows: Range<Int>) {
    guard !options.isPlain else { return }
    fill(
      CellRect(x: x, y: rows.lowerBound, width: 1, height: rows.count),
      with: "│",
      style: .faint
    )
  }

  /// Blanks an area and draws a box around its edge.
  ///
  /// A plain screen has no box; there the whole rows are blanked, so that
  /// nothing stands beside the text that looks like a part of it.
  public mutating func drawBox(_ area: CellRect) {
    let rows = CellRect(
      x: -origin.x,
      y: area.minY,
      width: grid.size.width,
      height: area.height
    )
    let blanked = options.isPlain ? rows : area
    let covered = blanked.offsetBy(origin).intersection(clip)
    notedTexts.removeAll { covered.intersection($0.area) == $0.area }
    fill(blanked, with: " ")
    guard !options.isPlain, !area.isEmpty else { return }
    let (left, right) = (area.minX, area.maxX - 1)
    let (top, bottom) = (area.minY, area.maxY - 1)
    for y in [top, bottom] {
      fill(CellRect(x: left, y: y, width: area.width, height: 1), with: "─")
    }
    for x in [left, right] {
      fill(CellRect(x: x, y: top, width: 1, height: area.height), with: "│")
    }
    draw("┌", at: CellPoint(x: left, y: top))
    draw("┐", at: CellPoint(x: right, y: top))
    draw("└", at: CellPoint(x: left, y: bottom))
    draw("┘", at: CellPoint(x: right, y: bottom))
  }

  /// Draws a dotted box around the edge of an area.
  package mutating func drawDottedBox(_ area: CellRect) {
    fill(area, with: "·", style: .faint)
    let inside = CellRect(
      x: area.minX + 1,
      y: area.minY + 1,
      width: area.width - 2,
      height: area.height - 2
    )
    fill(inside, with: " ")
  }

  /// Draws a picture in shades, and in its colours where they can be seen.
  package mutating func draw(_ picture: Picture, at point: CellPoint) {
    let area = CellRect(
      x: point.x,
      y: point.y,
      width: picture.columns,
      height: picture.rows
    ).offsetBy(origin)
    let visible = area.intersection(clip)
    guard !visible.isEmpty else { return }
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let color = picture[x - area.minX, y - area.minY]
        grid.put(color.shade, width: 1, style: .plain, x: x, y: y)
        grid.color(color, x: x, y: y)
      }
    }
  }

  /// Draws a glyph of one cell everywhere in an area.
  private mutating func fill(
    _ area: CellRect,
    with glyph: Character,
    style: CellStyle = .plain
  ) {
    let area = area.offsetBy(origin).intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        grid.put(glyph, width: 1, style: style, x: x, y: y)
      }
    }
  }

  /// Adds a style to what is drawn in an area already.
  public mutating func add(_ style: CellStyle, in area: CellRect) {
    grid.add(style, in: area.offsetBy(origin).intersection(clip))
  }

  /// Shows that an area has the focus, and the cursor in it.
  package mutating func showFocus(in area: CellRect, cursor: CellPoint) {
    add(.reversed, in: area)
    focus = area.offsetBy(origin)
    let place = CellRect(x: cursor.x, y: cursor.y, width: 1, height: 1)
      .offsetBy(origin)
    self.cursor = clip.intersection(place) == place ? place.origin : nil
    isFocusWhole = focus == focus?.intersection(clip) && !area.isEmpty
  }

  /// Draws with the area's corner as the origin and nothing outside it.
  public mutating func inside(
    _ area: CellRect,
    draw: (inout Canvas) -> Void
  ) {
    let outside = (origin, clip)
    let moved = area.offsetBy(origin)
    origin = moved.origin
    clip = clip.intersection(moved)
    draw(&self)
    (origin, clip) = outside
  }
}

/// Where a line of text stands in the width it has.
public enum TextAlignment: Sendable {
  case left
  case center
}
