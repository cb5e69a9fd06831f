/// A position in cells, counted from the top left corner.
public struct CellPoint: Equatable, Sendable {
  public var x: Int
  public var y: Int

  public static let zero = CellPoint(x: 0, y: 0)

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in cells, never negative.
public struct CellSize: Equatable, Sendable {
  public var width: Int
  public var height: Int

  public static let zero = CellSize(width: 0, height: 0)

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// A rectangle of cells.
public struct CellRect: Equatable, Sendable {
  public var origin: CellPoint
  public var size: CellSize

  public static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = CellPoint(x: x, y: y)
    size = CellSize(width: width, height: height)
  }

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }
  /// The first column right of the rectangle.
  public var maxX: Int { origin.x + size.width }
  /// The first row below the rectangle.
  public var maxY: Int { origin.y + size.height }
  public var width: Int { size.width }
  public var height: Int { size.height }
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The cells that both rectangles have.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return CellRect(
      x: left,
      y: top,
      width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - top
    )
  }

  /// The same rectangle, moved.
  public func offsetBy(_ point: CellPoint) -> CellRect {
    CellRect(x: minX + point.x, y: minY + point.y, width: width, height: height)
  }
}
