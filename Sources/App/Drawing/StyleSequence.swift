import Pictures

extension CellStyle {
  /// The control sequence that starts this style on a terminal.
  ///
  /// Without colours the accent looks like plain text.
  ///
  /// Source: ECMA-48, "Control Functions for Coded Character Sets", SGR.
  public func controlSequence(usesColor: Bool = true) -> String {
    var codes = "0"
    if contains(.bold) { codes += ";1" }
    if contains(.faint) { codes += ";2" }
    if contains(.underlined) { codes += ";4" }
    if contains(.reversed) { codes += ";7" }
    if contains(.accent), usesColor { codes += ";36" }
    return "\u{1b}[\(codes)m"
  }
}

extension Cell {
  /// The control sequence that starts this cell's look on a terminal.
  ///
  /// The colour of a picture fills the whole cell, so that its shade shows
  /// without colours only.
  public func controlSequence(usesColor: Bool = true) -> String {
    let start = style.controlSequence(usesColor: usesColor)
    guard usesColor, let color else { return start }
    let index = color.paletteIndex
    return start + "\u{1b}[38;5;\(index);48;5;\(index)m"
  }
}

extension Picture.Color {
  /// The colour of xterm's 256 that is nearest.
  ///
  /// Terminals that show every colour show these too; some, such as that of
  /// macOS before version 26, show only these. From 16 on they are a cube of
  /// 6 x 6 x 6 colours, from 232 on 24 greys.
  ///
  /// Source: xterm, `256colres.pl`.
  var paletteIndex: Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let parts = [Int(red), Int(green), Int(blue)]
    let nearest = parts.map { part in
      levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) }
        ?? 0
    }
    let grey = max(0, min(23, (parts.reduce(0, +) / 3 - 3) / 10))
    let fromCube = zip(parts, nearest).map { abs($0 - levels[$1]) }
    let fromGrey = parts.map { abs($0 - (8 + 10 * grey)) }
    return fromGrey.reduce(0, +) < fromCube.reduce(0, +)
      ? 232 + grey : 16 + 36 * nearest[0] + 6 * nearest[1] + nearest[2]
  }
}
