/// A position in cells, counted from the top left corner.
public struct Point: Equatable, Sendable {
  public var x: Int
  public var y: Int

  public static let zero = Point(x: 0, y: 0)

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in cells, never negative.
public struct Size: Equatable, Sendable {
  public var width: Int
  public var height: Int

  public static let zero = Size(width: 0, height: 0)

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// A rectangle of cells.
public struct Rect: Equatable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
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
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - top
    )
  }

  /// The same rectangle, moved.
  public func offsetBy(_ point: Point) -> Rect {
    Rect(x: minX + point.x, y: minY + point.y, width: width, height: height)
  }
}
