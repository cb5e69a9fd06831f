/// A picture made of cells, each of one colour.
///
/// It is a plain value: models, view models and widgets can all hold one.
public struct Picture: Equatable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row by row, from the top left.
  private let colors: [Color]

  /// Makes a picture of rows of colours, from top to bottom.
  ///
  /// - Returns: Nil where the rows are not equally long.
  public init?(rows: [[Color]]) {
    columns = rows.first?.count ?? 0
    self.rows = rows.count
    colors = rows.flatMap(\.self)
    for row in rows where row.count != columns { return nil }
  }

  /// The colour of the cell in a column and a row, counted from 0.
  public subscript(column: Int, row: Int) -> Color {
    colors[row * columns + column]
  }

  /// The picture in characters, where there is no colour.
  public var shades: [String] {
    (0..<rows).map { row in
      String((0..<columns).map { self[$0, row].shade })
    }
  }
}
