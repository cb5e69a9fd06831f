import ConsoleUI
import Foundation
import Pictures

/// Cells of a picture, side by side, each filled with its colour.
///
/// The page's policy allows no style beside the style sheet, so the colours are
/// attributes of shapes.
enum ColoredCells {
  /// Draws them from a place on, in the unit of the image that they are in.
  static func write(
    _ run: ArraySlice<Cell>,
    at place: (x: Int, y: Int),
    cell: (width: Int, height: Int),
    to svg: inout Markup
  ) {
    var rest = run
    while let first = rest.first, let color = first.color {
      let same = rest.prefix { $0.color == color }
      let x = place.x + (rest.startIndex - run.startIndex) * cell.width
      rest = rest.dropFirst(same.count)
      svg.void(
        "rect",
        [
          "x": "\(x)", "y": "\(place.y)",
          "width": "\(same.count * cell.width)", "height": "\(cell.height)",
          "fill": color.hexadecimal,
        ]
      )
    }
  }
}

extension Picture.Color {
  /// As HTML and SVG write it, such as "#1b2a4f".
  fileprivate var hexadecimal: String {
    String(format: "#%02x%02x%02x", red, green, blue)
  }
}
