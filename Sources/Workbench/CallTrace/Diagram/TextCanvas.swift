/// Lines of a fixed number of columns, filled from top to bottom.
struct TextCanvas {
  let columns: Int
  /// How many columns a text takes.
  let width: (String) -> Int
  /// What a new line shows, by column.
  var background: [Int: Character] = [:]
  private(set) var lines: [String] = []

  init(columns: Int, width: @escaping (String) -> Int) {
    self.columns = columns
    self.width = width
  }

  /// A line with nothing on it but the background.
  var newLine: Line {
    var line = Line(columns: columns, width: width)
    for (column, character) in background { line[column] = character }
    return line
  }

  /// Adds a line below the others.
  mutating func add(_ line: Line) {
    lines.append(line.text)
  }

  /// Adds a text in as many lines as it needs, beginning at the column, or
  /// further to the left where it would not fit.
  mutating func addText(_ text: String, at column: Int) {
    for part in text.wrapped(to: columns, width: width) {
      var line = newLine
      line.write(part, at: column, margin: 1)
      add(line)
    }
  }
}

extension TextCanvas {
  /// A row of cells, one a column.
  struct Line {
    /// What each cell shows; nothing where the glyph before it is wide.
    private var cells: [String]
    private let width: (String) -> Int

    fileprivate init(columns: Int, width: @escaping (String) -> Int) {
      cells = Array(repeating: " ", count: columns)
      self.width = width
    }

    subscript(column: Int) -> Character {
      get { cells[column].first ?? " " }
      set { cells[column] = String(newValue) }
    }

    fileprivate var text: String { cells.joined().trimmingTrailingSpaces() }

    /// Writes a text that is no wider than the line, with so many blanks at
    /// both ends.
    mutating func write(_ text: String, at column: Int, margin: Int = 0) {
      let length = width(text)
      let start = max(0, min(column, cells.count - length))
      let surroundings = start - margin..<start + length + margin
      for column in surroundings.clamped(to: cells.indices) {
        cells[column] = " "
      }
      var next = start
      for character in text {
        let glyph = String(character)
        let extent = width(glyph)
        guard extent > 0, next + extent <= cells.count else { continue }
        cells[next] = glyph
        for covered in next + 1..<next + extent { cells[covered] = "" }
        next += extent
      }
    }
  }
}
