import ConsoleUI
import Play
import Render

/// Lines that stand on the screen instead of the frame until a key is pressed.
package struct Notice: Sendable {
  /// What the status line says in place of where one is, if anything.
  let title: String?
  private let lines: [(text: String, style: CellStyle)]
  /// The letters that do what they do elsewhere, besides closing it, because
  /// it names them.
  private let namedLetters: String
  /// The line that stands first at first; one can scroll back.
  private var firstLine: Int?
  private var top = 0
  private var page = 1

  package init(_ lines: [String], naming letters: String = "") {
    self.lines = lines.map { ($0, .plain) }
    namedLetters = letters
    title = nil
  }

  /// A file, from a little above some lines, which are marked.
  init(showing place: SourcePlace, of text: String, isPlain: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let digits = "\(lines.count)".count
    self.lines = lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      let isMarked = place.lines.contains(index + 1)
      let blanks = String(repeating: " ", count: digits - number.count)
      let mark = isMarked ? (isPlain ? ">" : "┃") : " "
      return (
        "\(blanks)\(number) \(mark) \(line)", isMarked ? .plain : .faint
      )
    }
    namedLetters = ""
    // The module tells files of the same name apart.
    let file = place.path.split(separator: "/").dropFirst(2)
      .joined(separator: "/")
    title = "\(file), \(place.lines.lowerBound) to \(place.lines.upperBound)"
    firstLine = max(0, place.lines.lowerBound - 3)
  }

  /// Whether a key that closes it also does what it does elsewhere.
  func passesOn(_ key: Key) -> Bool {
    guard case .character(let letter) = key else { return false }
    return namedLetters.contains(letter)
  }

  /// Scrolls with the arrows; false for a key that closes the notice.
  package mutating func scroll(by key: Key) -> Bool {
    switch key {
    case .up: top = max(0, top - 1)
    case .down: top += 1
    case .pageUp: top = max(0, top - page)
    case .pageDown: top += page
    default: return false
    }
    return true
  }

  /// Draws as much as a size has room for.
  mutating func draw(in canvas: inout Canvas, size: CellSize) {
    let rows = lines.map { line in
      line.text.wrapped(toCells: size.width).map { ($0, line.style) }
    }
    if let firstLine {
      top = rows.prefix(firstLine).map(\.count).reduce(0, +)
      self.firstLine = nil
    }
    page = max(1, size.height - 1)
    let all = Array(rows.joined())
    top = max(0, min(top, all.count - size.height))
    for (y, row) in all.dropFirst(top).prefix(size.height).enumerated() {
      let (text, style) = row
      let area = CellRect(x: 0, y: y, width: size.width, height: 1)
      canvas.draw([text], of: text, in: area, style: style)
    }
  }
}

// MARK: - Texts

extension Notice {
  /// The keys of a session's screen and what they do.
  ///
  /// - Parameter isOne: Whether one variant is used, not several.
  static func help(isOne: Bool) -> Notice {
    let forSeveral = [
      "Every key goes to all variants.",
      "<, >: show those that have no room",
    ]
    return Notice(
      (isOne ? [] : forSeveral) + moving + [
        "Escape: go back, cancel",
        "Return in a text field: press the button that takes the text",
        "n: let the network fail in another way, or heal",
        "t: show or hide the messages of the last action; while they show, "
          + "arrows outside of a text field choose one",
        "s: show the source of what the chosen message calls",
      ] + anywhere + [
        "In a text field letters are text. Left, Right, Home and End move in "
          + "it, Backspace and Delete erase. Tab or Escape leaves it; only "
          + "Ctrl-C quits there.",
        "Any other key: close this help",
      ],
      naming: "qn"
    )
  }

  /// The keys of the menu.
  package static let menuHelp = Notice(
    moving + ["Escape: go back"] + anywhere + [
      "Any other key: close this help"
    ]
  )

  private static let moving = [
    "Tab, Shift-Tab, arrows: move",
    "Return, Space: press",
    "Arrows, Page Up, Page Down, Home, End: move in a list",
  ]

  private static let anywhere = [
    "?: show these keys",
    "Ctrl-L: draw the screen anew",
    "Ctrl-Z: suspend",
    "q, Ctrl-C: quit",
  ]

  /// How requests end that are made from now on.
  static func network(_ condition: NetworkCondition) -> Notice {
    Notice(
      [
        "Network: \(condition.rawValue)",
        "n: the next condition",
        "Any other key: go on",
      ],
      naming: "n"
    )
  }
}

// MARK: - Too small a screen

extension CellSize {
  /// The smallest screen that shows more than that it is too small.
  static let smallestScreen = CellSize(width: 20, height: 5)

  package var isTooSmall: Bool {
    width < Self.smallestScreen.width || height < Self.smallestScreen.height
  }
}

extension Frame {
  /// What a screen says that is too small for anything else.
  package static func tooSmall(_ size: CellSize) -> Frame {
    let least = CellSize.smallestScreen
    var notice = Notice([
      "Too small: \(least.width)x\(least.height) needed. q: quit"
    ])
    var canvas = Canvas(size: size)
    notice.draw(in: &canvas, size: size)
    return Frame(grid: canvas.grid, texts: canvas.texts)
  }
}
