extension Sequence<String?> {
  /// The parts that say something, trimmed, with the separator between them.
  public func joinedWithoutBlanks(separator: String) -> String {
    compactMap { $0?.trimmingWhitespace() }
      .filter { !$0.isEmpty }
      .joined(separator: separator)
  }
}

extension String {
  /// The same text with each line break shown as a space.
  public var onOneLine: String {
    String(map { $0.isNewline ? " " : $0 })
  }

  /// Whether there is nothing to read in the text: white space at most, and
  /// characters such as U+200B that nobody sees.
  public var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The text without white space at both ends.
  public func trimmingWhitespace() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
