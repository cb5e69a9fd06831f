/// How a cell looks beside its glyph.
///
/// Nothing may be told by style alone: a screen reader, a transcript and a
/// person who does not see colours get the glyphs only.
public struct Style: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let plain: Style = []
  public static let bold = Style(rawValue: 1)
  public static let faint = Style(rawValue: 2)
  public static let underlined = Style(rawValue: 4)
  public static let reversed = Style(rawValue: 8)
  /// The colour of what one can press.
  public static let accent = Style(rawValue: 16)
}
