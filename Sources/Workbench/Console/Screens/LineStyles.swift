import ConsoleUI

/// The styles of a line's characters, read off in the parts that the line is
/// wrapped into.
///
/// Wrapping loses blanks at the ends of parts, and adds some at their start.
struct LineStyles {
  private var characters: Substring
  private var styles: ArraySlice<CellStyle>

  init(_ styles: [CellStyle], of text: String) {
    characters = text[...]
    self.styles = styles[...]
  }

  /// The styles of the next part.
  mutating func take(_ part: String) -> [CellStyle] {
    part.map { character in
      if character == " ", characters.first != " " { return .plain }
      while character != " ", characters.first == " " { _ = next() }
      return next()
    }
  }

  private mutating func next() -> CellStyle {
    characters = characters.dropFirst()
    return styles.popFirst() ?? .plain
  }
}
