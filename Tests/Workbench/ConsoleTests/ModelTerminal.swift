import ConsoleUI
import Pictures

/// What a terminal shows after the bytes that it was sent.
///
/// It knows the few control sequences that a program here may send and
/// counts all others, so that a test can refuse them. Ctrl-C discards output
/// that waits in the terminal, so a sequence may come without its midst.
struct ModelTerminal {
  private(set) var size: CellSize
  private(set) var cells: [[Cell]]
  private(set) var cursor = CellPoint.zero
  private(set) var isCursorVisible = true
  private(set) var isAlternate = false
  private(set) var wraps = true
  private(set) var unknownSequences: [String] = []
  private var style = CellStyle.plain
  private var color: Picture.Color?
  /// What the alternate screen covers, and the cursor there.
  private var main: (cells: [[Cell]], cursor: CellPoint) = ([], .zero)
  private var pending: [UInt8] = []

  init(size: CellSize) {
    self.size = size
    cells = Self.blank(size)
  }

  mutating func resize(to size: CellSize) {
    self.size = size
    cells = Self.blank(size)
    cursor = .zero
  }

  /// The rows as text, each as wide as the screen.
  var lines: [String] { cells.map { String($0.compactMap(\.glyph)) } }

  mutating func receive(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let length = readOne(), length > 0 {
      pending.removeFirst(length)
    }
  }

  private static func blank(_ size: CellSize) -> [[Cell]] {
    Array(
      repeating: Array(repeating: .blank, count: size.width),
      count: size.height
    )
  }

  private mutating func readOne() -> Int? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1b: return readSequence()
    case 0x0d: cursor.x = 0
    case 0x0a: cursor.y = min(cursor.y + 1, size.height - 1)
    case 0x00..<0x20: unknownSequences.append("control \(first)")
    default: return readText()
    }
    return 1
  }

  private mutating func readText() -> Int? {
    var run = pending.prefix { $0 >= 0x20 }
    // The end of the bytes may be in the midst of a character.
    let isLast = run.count == pending.count
    while isLast, !run.isEmpty,
      String(validating: run, as: UTF8.self) == nil
    {
      run.removeLast()
    }
    for glyph in String(decoding: run, as: UTF8.self) { put(glyph) }
    return run.count
  }

  private mutating func put(_ glyph: Character) {
    let width = glyph.cellWidth
    if cursor.x + width > size.width { cursor.x = size.width - width }
    for x in cursor.x..<cursor.x + width { breakGlyph(at: x) }
    cells[cursor.y][cursor.x] = Cell(glyph: glyph, style: style)
    cells[cursor.y][cursor.x].color = color
    if width == 2 {
      cells[cursor.y][cursor.x + 1] = Cell(glyph: nil, style: style)
    }
    cursor.x = min(cursor.x + width, size.width - 1)
  }

  /// A wide glyph that loses a half loses the other one, too.
  private mutating func breakGlyph(at x: Int) {
    let y = cursor.y
    if cells[y][x].glyph == nil, x > 0 { cells[y][x - 1].glyph = " " }
    if x + 1 < size.width, cells[y][x + 1].glyph == nil {
      cells[y][x + 1].glyph = " "
    }
  }

  private mutating func readSequence() -> Int? {
    guard pending.count > 2 else { return nil }
    let body = pending.dropFirst(2).prefix { (0x20...0x3f).contains($0) }
    guard pending[1] == UInt8(ascii: "["), body.endIndex < pending.count else {
      if pending[1] != UInt8(ascii: "[") {
        unknownSequences.append("escape \(pending[1])")
        return 2
      }
      return nil
    }
    let final = Character(Unicode.Scalar(pending[body.endIndex]))
    perform(String(decoding: body, as: UTF8.self), final)
    return body.endIndex + 1
  }

  private mutating func perform(_ body: String, _ final: Character) {
    let numbers = body.split(separator: ";").map { Int($0) ?? 0 }
    switch (final, body) {
    case ("H", _):
      cursor = CellPoint(
        x: min(max(numbers.last ?? 1, 1), size.width) - 1,
        y: min(max(numbers.first ?? 1, 1), size.height) - 1
      )
    case ("C", _):
      cursor.x = min(cursor.x + (numbers.first ?? 1), size.width - 1)
    case ("K", ""):
      breakGlyph(at: cursor.x)
      for x in cursor.x..<size.width { cells[cursor.y][x] = .blank }
    case ("J", "2"): cells = Self.blank(size)
    case ("m", _) where body.hasPrefix("38;5;"):
      color = numbers.dropFirst(2).first.flatMap(Self.color(ofIndex:))
    case ("m", _):
      style = Self.style(numbers)
      color = nil
    case ("h", "?25"): isCursorVisible = true
    case ("l", "?25"): isCursorVisible = false
    case ("h", "?7"): wraps = true
    case ("l", "?7"): wraps = false
    case ("h", "?2004"), ("l", "?2004"): break
    case ("h", "?1049"):
      if !isAlternate { main = (cells, cursor) }
      isAlternate = true
      cells = Self.blank(size)
    case ("l", "?1049"):
      if isAlternate { (cells, cursor) = main }
      isAlternate = false
    default: unknownSequences.append(body + String(final))
    }
  }

  private static func style(_ codes: [Int]) -> CellStyle {
    let styles: [Int: CellStyle] = [
      1: .bold, 2: .faint, 4: .underlined, 7: .reversed, 36: .accent,
    ]
    return codes.reduce(.plain) { style, code in
      code == 0 ? .plain : style.union(styles[code] ?? .plain)
    }
  }

  /// One of xterm's 256 colours, from its cube of 6 x 6 x 6 or its greys.
  private static func color(ofIndex index: Int) -> Picture.Color? {
    guard (16...255).contains(index) else { return nil }
    if index >= 232 {
      let grey = UInt8(8 + 10 * (index - 232))
      return Picture.Color(red: grey, green: grey, blue: grey)
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    return Picture.Color(
      red: levels[place / 36],
      green: levels[place / 6 % 6],
      blue: levels[place % 6]
    )
  }
}
