/// Goes through a line of a script, scalar by scalar.
///
/// Not by characters: an accent after a quote would hide the quote.
struct LineScanner {
  private let scalars: [Unicode.Scalar]
  /// How many scalars have been read.
  private(set) var position = 0

  init(_ line: Substring) {
    scalars = Array(line.unicodeScalars)
  }

  /// Whether nothing but a comment is left.
  var isAtEnd: Bool {
    position == scalars.count || scalars[position] == "#"
  }

  mutating func next() -> Unicode.Scalar? {
    guard position < scalars.count else { return nil }
    defer { position += 1 }
    return scalars[position]
  }

  mutating func skipSpaces() {
    while position < scalars.count,
      scalars[position].properties.isWhitespace
    {
      position += 1
    }
  }

  /// Reads up to a space, a quote or a comment.
  mutating func readWord() -> String {
    let start = position
    while !isAtEnd, scalars[position] != "\"",
      !scalars[position].properties.isWhitespace
    {
      position += 1
    }
    return text(start..<position)
  }

  /// The column of a position, counted from 1, in characters.
  func column(at position: Int) -> Int {
    text(0..<position).count + 1
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}
