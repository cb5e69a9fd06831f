import ConsoleUI

/// Lines that stand on the screen instead of the frame until a key is pressed.
public struct Notice: Sendable {
  /// What the status line says while the notice shows.
  public let keys = StatusLine.Keys.help
  private let lines: [String]
  private var top = 0

  public init(_ lines: [String]) {
    self.lines = lines
  }

  /// The keys of a variant's screen and what they do.
  static let help = Notice(
    moving + [
      "Escape: go back, cancel",
      "n: let the network fail in another way, or heal",
    ] + anywhere + [
      "In a text field letters are text. Left, Right, Home and End move in "
        + "it, Backspace and Delete erase. Tab or Escape leaves it; only "
        + "Ctrl-C quits there.",
      "Any other key: close this help",
    ]
  )

  /// How to move on any screen.
  public static let moving = [
    "Tab, Shift-Tab, arrows: move",
    "Return, Space: press",
    "Arrows, Page Up, Page Down, Home, End: move in a list",
  ]

  /// What works on any screen.
  public static let anywhere = [
    "?: show these keys",
    "Ctrl-L: draw the screen anew",
    "Ctrl-Z: suspend",
    "q, Ctrl-C: quit",
  ]

  /// How requests end that are made from now on.
  static func network(_ condition: NetworkCondition) -> Notice {
    Notice([
      "Network: \(condition.rawValue)",
      "n: the next condition",
      "Any other key: go on",
    ])
  }

  /// Scrolls with the arrows; false for a key that closes the notice.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up: top = max(0, top - 1)
    case .down: top += 1
    default: return false
    }
    return true
  }

  public mutating func frame(size: CellSize) -> Frame {
    let rows = lines.flatMap { $0.wrapped(toCells: size.width) }
    top = max(0, min(top, rows.count - size.height))
    return Frame(lines: Array(rows.dropFirst(top)), size: size)
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
    return Frame(lines: text.wrapped(toCells: size.width), size: size)
  }
}

extension CellSize {
  /// Whether another size lacks columns or rows that this one has.
  public func exceeds(_ other: CellSize) -> Bool {
    width > other.width || height > other.height
  }
}

extension Frame {
  fileprivate init(lines: [String], size: CellSize) {
    var canvas = Canvas(size: size)
    for (y, line) in lines.prefix(size.height).enumerated() {
      canvas.draw(line, at: CellPoint(x: 0, y: y))
    }
    self.init(grid: canvas.grid, texts: lines)
  }
}
