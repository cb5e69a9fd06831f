/// A small drawing in characters, with the words that describe it.
public struct Icon: Equatable, Sendable {
  /// The rows of the drawing, from top to bottom.
  public let rows: [String]
  /// What a screen reader says instead.
  public let accessibilityLabel: String

  public init(rows: [String], accessibilityLabel: String) {
    self.rows = rows
    self.accessibilityLabel = accessibilityLabel
  }
}
