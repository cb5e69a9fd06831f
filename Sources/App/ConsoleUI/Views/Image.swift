/// A picture in characters, with the words that describe it.
public struct Image: Equatable, Sendable {
  /// The rows of the picture, from top to bottom.
  public let rows: [String]
  /// What a screen reader says instead.
  public let accessibilityLabel: String
  /// A text that belongs below the picture.
  public let caption: String?

  public init(
    rows: [String],
    accessibilityLabel: String,
    caption: String? = nil
  ) {
    self.rows = rows
    self.accessibilityLabel = accessibilityLabel
    self.caption = caption
  }
}
