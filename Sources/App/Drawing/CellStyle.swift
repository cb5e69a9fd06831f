/// How a cell looks beside its glyph.
///
/// Nothing may be told by style alone: a screen reader, a transcript and a
/// person who does not see colours get the glyphs only.
public struct CellStyle: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let plain: CellStyle = []
  public static let bold = CellStyle(rawValue: 1)
  public static let faint = CellStyle(rawValue: 2)
  public static let underlined = CellStyle(rawValue: 4)
  public static let reversed = CellStyle(rawValue: 8)
  /// The colour of what one can press.
  public static let accent = CellStyle(rawValue: 16)
}
