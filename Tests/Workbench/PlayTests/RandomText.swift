import Services

/// Texts and lines that nobody would think of, the same for the same seed.
struct RandomText {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// A row, or which of several is meant, if that is said.
  mutating func place() -> Int? {
    number(in: 0...1) == 0 ? nil : number(in: 1...Int.max)
  }

  mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
    values.randomElement(using: &generator) ?? other
  }

  mutating func bytes(upTo count: Int) -> [UInt8] {
    (0..<number(in: 0...count)).map { _ in
      UInt8(truncatingIfNeeded: generator.next())
    }
  }

  /// Any Unicode scalars, those that mean something more often than others.
  mutating func text(upTo count: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<number(in: 0...count) { text.append(scalar()) }
    return String(text)
  }

  private mutating func scalar() -> Unicode.Scalar {
    if number(in: 1...3) == 1 { return pick(Self.telling, or: " ") }
    let top = pick(Self.tops, or: 0x7f)
    return Unicode.Scalar(UInt32(number(in: 0...top))) ?? "\u{fffd}"
  }

  private static let tops = [0x7f, 0x2fff, 0x1f9ff, 0x10ffff]

  private static let telling: [Unicode.Scalar] = [
    "\"", "\\", "#", "{", "}", "\n", "\r", "\t", "\u{0}", "\u{1b}", "\u{85}",
    "\u{a0}", "\u{301}", "\u{200b}", "\u{200d}", "\u{2028}", "\u{202e}",
    "\u{feff}", "\u{fe0f}", "\u{1f1e6}", "\u{1f468}", "\u{ac00}", "\u{1100}",
    "\u{e0001}", "\u{ffff}", "\u{10ffff}",
  ]

  /// A line made of the pieces of scripts in any order.
  mutating func line() -> String {
    let separator = number(in: 0...1) == 0 ? "" : " "
    return (0..<number(in: 0...5)).map { _ in piece() }
      .joined(separator: separator)
  }

  /// One of the pieces, or a text, as often as each of them.
  private mutating func piece() -> String {
    let place = number(in: 0...Self.pieces.count)
    return place < Self.pieces.count ? Self.pieces[place] : text(upTo: 8)
  }

  private static let pieces = [
    "tap", "select", "type", "back", "wait", "network", "expect", "refute",
    " ", " ", " ", "\t", "\"", "\"Click me\"", "\\", "\\u{", "41", "}", "#",
    "3", "-1", "+2", "99999999999999999999", "2s", "500ms", "ms", "s", "off",
    "on", "garbled", "in", "row", "in row 2", "into", "number",
    "\r", "\r\n", "\n", "\u{feff}",
  ]
}
