import ConsoleUI

/// Lines that stand on the screen instead of the frame until a key is pressed.
public struct Notice: Sendable {
  /// A line and how it looks.
  struct Line: Sendable {
    let text: String
    var style = CellStyle.plain
  }

  /// What a key that closes the notice may do besides.
  enum Kind: Sendable {
    /// It names "q", which quits, and "n", which goes on to the next condition.
    case help
    /// It names "n", which goes on to the next condition.
    case network
    case other
  }

  /// What the status line says while the notice shows.
  public let keys = StatusLine.Keys.help
  /// What the status line says in place of where one is, if anything.
  let title: String?
  let kind: Kind
  private let lines: [Line]
  /// The line that stands first at first.
  private var firstLine: Int?
  private var top = 0
  private var page = 1

  public init(_ lines: [String]) {
    self.init(title: nil, lines.map { Line(text: $0) })
  }

  /// - Parameter firstLine: The line to begin with; one can scroll back.
  init(
    title: String?,
    _ lines: [Line],
    from firstLine: Int = 0,
    kind: Kind = .other
  ) {
    self.title = title
    self.kind = kind
    self.lines = lines
    self.firstLine = firstLine
  }

  /// Scrolls with the arrows; false for a key that closes the notice.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up: top = max(0, top - 1)
    case .down: top += 1
    case .pageUp: top = max(0, top - page)
    case .pageDown: top += page
    default: return false
    }
    return true
  }

  public mutating func frame(size: CellSize) -> Frame {
    var canvas = Canvas(size: size)
    draw(in: &canvas, size: size)
    return Frame(grid: canvas.grid, texts: canvas.texts)
  }

  /// Draws as much as a size has room for.
  mutating func draw(in canvas: inout Canvas, size: CellSize) {
    let rows = lines.map { line in
      line.text.wrapped(toCells: size.width)
        .map { Line(text: $0, style: line.style) }
    }
    if let firstLine {
      top = rows.prefix(firstLine).map(\.count).reduce(0, +)
      self.firstLine = nil
    }
    page = max(1, size.height - 1)
    let all = Array(rows.joined())
    top = max(0, min(top, all.count - size.height))
    for (y, row) in all.dropFirst(top).prefix(size.height).enumerated() {
      canvas.draw(
        [row.text],
        of: row.text,
        in: CellRect(x: 0, y: y, width: size.width, height: 1),
        style: row.style
      )
    }
  }
}

/// What a screen says that is too small for anything else.
public struct TooSmallScreen {
  /// The smallest screen that shows more than this.
  public static let limit = CellSize(width: 20, height: 5)

  private let size: CellSize

  public init(size: CellSize) {
    self.size = size
  }

  public var frame: Frame {
    let text =
      "Too small: \(Self.limit.width)x\(Self.limit.height) needed. q: quit"
    var notice = Notice([text])
    return notice.frame(size: size)
  }
}

extension CellSize {
  /// Whether another size lacks columns or rows that this one has.
  public func exceeds(_ other: CellSize) -> Bool {
    width > other.width || height > other.height
  }
}
