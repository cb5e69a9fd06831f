import ConsoleUI

extension Frame {
  /// The rows of the screen with control sequences for their styles.
  var styledLines: [String] {
    (0..<size.height).map { y in
      var line = ""
      var style = CellStyle.plain
      for cell in grid.row(y) {
        guard let glyph = cell.glyph else { continue }
        if cell.style != style {
          line += cell.style.controlSequence()
          style = cell.style
        }
        line.append(glyph)
      }
      return style == .plain ? line : line + CellStyle.plain.controlSequence()
    }
  }
}
