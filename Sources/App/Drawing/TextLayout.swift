extension String {
  private static let ellipsis: Character = "…"

  /// The text if it fits, else its beginning and "…", at most `width` cells.
  public func truncated(toCells width: Int) -> String {
    guard width > 0 else { return "" }
    if utf8.count <= width, isPrintableASCII { return self }
    var used = 0
    var endBeforeEllipsis = startIndex
    for index in indices {
      let next = used + self[index].cellWidth
      if next > width {
        return String(self[..<endBeforeEllipsis]) + String(Self.ellipsis)
      }
      if next < width { endBeforeEllipsis = self.index(after: index) }
      used = next
    }
    return self
  }

  /// The text as it may be shown, at most `width` cells wide.
  ///
  /// Looks at no more of a long text than it needs.
  package func shownOnOneLine(toCells width: Int) -> String {
    let enough = 2 * max(0, width) + 2
    if utf8.count > enough {
      let shown = String(prefix(enough)).sanitizedForDisplay
      let line = shown.truncated(toCells: width)
      // Otherwise all of it may be needed: clusters can melt into one.
      if line != shown { return line }
    }
    return sanitizedForDisplay.truncated(toCells: width)
  }

  /// The text with spaces after it up to `width` cells.
  ///
  /// A text that is wider already comes back unchanged.
  public func padded(toCells width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - cellWidth))
  }

  /// The text without the spaces at its end.
  public func trimmingTrailingSpaces() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }

  /// The text as lines of at most `width` cells; none if `width` is not
  /// positive.
  ///
  /// Line breaks in the text stay. A line ends at spaces, which are dropped
  /// there, or inside a word that is longer than a line. A glyph that no line
  /// can hold is replaced by "…".
  public func wrapped(toCells width: Int) -> [String] {
    guard width > 0 else { return [] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { paragraph -> [String] in
        let needsNoWork =
          paragraph.utf8.count <= width && paragraph.isPrintableASCII
          && paragraph.last != " "
        if needsNoWork { return [String(paragraph)] }
        var wrapper = LineWrapper(width: width)
        paragraph.forEach { wrapper.add($0) }
        return wrapper.finish()
      }
  }

  fileprivate static func fitting(
    _ character: Character,
    in width: Int
  ) -> (glyph: Character, width: Int) {
    let glyphWidth = character.cellWidth
    return glyphWidth <= width ? (character, glyphWidth) : (ellipsis, 1)
  }
}

/// Collects the lines of one paragraph, each cluster being looked at once.
private struct LineWrapper {
  let width: Int
  private var lines: [String] = []
  private var line = Run()
  private var gap = Run()
  private var word = Run()

  private struct Run {
    var text = ""
    var width = 0

    mutating func append(_ character: Character, width: Int) {
      text.append(character)
      self.width += width
    }

    mutating func append(_ other: Run) {
      text += other.text
      width += other.width
    }
  }

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ character: Character) {
    if character == " " || character == "\u{3000}" {
      placeWord()
      gap.append(character, width: character.cellWidth)
      return
    }
    let (glyph, glyphWidth) = String.fitting(character, in: width)
    if word.width + glyphWidth > width { breakWord() }
    word.append(glyph, width: glyphWidth)
  }

  mutating func finish() -> [String] {
    placeWord()
    return lines + [line.text]
  }

  /// Puts the word on the current line or, if it does not fit, on the next.
  private mutating func placeWord() {
    guard !word.text.isEmpty else { return }
    if line.width + gap.width + word.width > width {
      endLine()
    }
    line.append(gap)
    line.append(word)
    gap = Run()
    word = Run()
  }

  /// Gives a full line to the part of an overlong word that was read so far.
  private mutating func breakWord() {
    endLine()
    lines.append(word.text)
    word = Run()
  }

  private mutating func endLine() {
    if !line.text.isEmpty { lines.append(line.text) }
    line = Run()
    gap = Run()
  }
}
