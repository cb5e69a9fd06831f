/// A line of text with a cursor, changed by keys, cluster by cluster.
struct LineEditor: Equatable {
  private(set) var text: String
  /// How many grapheme clusters stand before the cursor.
  private(set) var cursor: Int

  /// As many clusters fit in; what is pasted beyond them is dropped.
  static let capacity = 1000

  init(text: String, cursor: Int) {
    self.text = text
    self.cursor = min(max(0, cursor), text.count)
  }

  /// Does what a key asks for; false where it is none for editing.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(Self.onOneLine(text))
    case .backspace:
      if cursor > 0 { remove(at: cursor - 1) }
    case .control("u"): self = LineEditor(text: "", cursor: 0)
    case .control("w"): removeWord()
    case .delete:
      if cursor < text.count { remove(at: cursor) }
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    default: return false
    }
    return true
  }

  /// Inserts text, which may join what stands beside it: an accent its
  /// letter, the parts of a Korean syllable each other.
  private mutating func insert(_ addition: String) {
    let room = max(1, Self.capacity - text.count)
    let before = text.prefix(cursor) + addition.prefix(room)
    let whole = String(before + text.dropFirst(cursor))
    guard whole.count <= Self.capacity else { return }
    text = whole
    cursor = min(before.count, whole.count)
  }

  private mutating func remove(at position: Int) {
    text.remove(at: text.index(text.startIndex, offsetBy: position))
    cursor = min(position, text.count)
  }

  /// Removes the word before the cursor, and the spaces after it.
  private mutating func removeWord() {
    let start = text.prefix(cursor).reversed().drop(while: \.isWhitespace)
      .drop { !$0.isWhitespace }.count
    text = String(text.prefix(start) + text.dropFirst(cursor))
    cursor = min(start, text.count)
  }

  private static func onOneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    var clean = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      clean.append(isControl ? " " : scalar)
    }
    return String(clean)
  }
}
