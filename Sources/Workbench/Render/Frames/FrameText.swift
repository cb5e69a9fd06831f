import ConsoleUI

/// How frames and what belongs to them are printed.
package struct PrintOptions: Equatable, Sendable {
  /// Words only: no boxes, no empty lines, for screen readers.
  package var isPlain: Bool
  package var usesColor: Bool

  package init(isPlain: Bool = false, usesColor: Bool = false) {
    self.isPlain = isPlain
    self.usesColor = usesColor
  }
}

extension Frame {
  /// The frame as lines of text: in a box, or plain.
  package func printed(_ options: PrintOptions = PrintOptions()) -> [String] {
    let rows = options.usesColor ? styledLines : lines
    guard !options.isPlain else {
      return zip(rows, lines).compactMap { row, text in
        text.allSatisfy { $0 == " " } ? nil : row.trimmingTrailingSpaces()
      }
    }
    let edge = String(repeating: "─", count: size.width)
    return ["┌\(edge)┐"] + rows.map { "│\($0)│" } + ["└\(edge)┘"]
  }
}

extension Frame {
  /// The rows of the screen with control sequences for styles and colours.
  var styledLines: [String] {
    (0..<size.height).map { y in
      var line = ""
      var latest = Cell.blank
      for cell in grid.row(y) {
        guard let glyph = cell.glyph else { continue }
        if !cell.hasLook(of: latest) { line += cell.controlSequence() }
        latest = cell
        line.append(glyph)
      }
      return latest.hasLook(of: .blank)
        ? line : line + Cell.blank.controlSequence()
    }
  }
}
