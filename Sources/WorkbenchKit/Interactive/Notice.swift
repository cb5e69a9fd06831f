import ConsoleUI

/// Lines that stand on the screen instead of the frame until a key is pressed.
struct Notice {
  private let lines: [String]
  private var top = 0

  init(_ lines: [String]) {
    self.lines = lines
  }

  /// The keys and what they do.
  static let help = Notice([
    "Tab, Shift-Tab, arrows: move",
    "Return, Space: press",
    "Arrows, Page Up, Page Down, Home, End: move in a list",
    "Escape: go back, cancel",
    "n: let the network fail in another way, or heal",
    "?: show these keys",
    "Ctrl-L: draw the screen anew",
    "Ctrl-Z: suspend",
    "q, Ctrl-C: quit",
    "In a text field all letters are text, so only Ctrl-C quits there.",
    "Any key: close this help",
  ])

  /// How requests end that are made from now on.
  static func network(_ condition: NetworkCondition) -> Notice {
    Notice([
      "Network: \(condition.rawValue)",
      "n: the next condition",
      "Any other key: go on",
    ])
  }

  /// Scrolls with the arrows; false for a key that closes the notice.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up: top = max(0, top - 1)
    case .down: top += 1
    default: return false
    }
    return true
  }

  mutating func frame(size: CellSize) -> Frame {
    let rows = lines.flatMap { $0.wrapped(toCells: size.width) }
    top = max(0, min(top, rows.count - size.height))
    return Frame(lines: Array(rows.dropFirst(top)), size: size)
  }
}

/// What a screen says that is too small for anything else.
struct TooSmallScreen {
  static let limit = CellSize(width: 20, height: 5)

  let size: CellSize

  var frame: Frame {
    let text = "Too small: \(Self.limit.width)x\(Self.limit.height) needed"
    return Frame(lines: text.wrapped(toCells: size.width), size: size)
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
