/// The screen at one moment, as text.
public struct Frame: Equatable, Sendable {
  public let grid: CellGrid
  /// Every text on the screen, whole even where drawing shortened it.
  public let texts: [String]
  /// Where the next key is going to have its effect, if anywhere.
  public let cursor: CellPoint?

  public init(grid: CellGrid, texts: [String], cursor: CellPoint? = nil) {
    self.grid = grid
    self.texts = texts
    self.cursor = cursor
  }

  package init(_ canvas: Canvas) {
    self.init(grid: canvas.grid, texts: canvas.texts, cursor: canvas.cursor)
  }

  public var size: CellSize { grid.size }

  /// The rows of the screen, each as wide as the screen.
  public var lines: [String] {
    (0..<size.height).map { y in
      String(grid.row(y).compactMap(\.glyph))
    }
  }

  /// Whether the screen says a text, also where it is wrapped or shortened.
  ///
  /// Any run of white space stands for any other.
  public func contains(_ text: String) -> Bool {
    let wanted = text.withSingleSpaces
    return texts.contains { $0.says(wanted) }
      || lines.contains { $0.says(wanted) }
  }
}

extension String {
  /// Whether it contains a text whose spaces are single.
  ///
  /// A text that is too short costs nothing, however long the wanted one is.
  /// Normalization makes a text at most three times as long or as short, and so
  /// an equal one at most nine times: https://www.unicode.org/faq/normalization
  fileprivate func says(_ wanted: String) -> Bool {
    wanted.utf8.count <= 9 * utf8.count && withSingleSpaces.contains(wanted)
  }

  fileprivate var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
