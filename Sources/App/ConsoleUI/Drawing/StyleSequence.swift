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
