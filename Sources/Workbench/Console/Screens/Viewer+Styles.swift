import ConsoleUI

extension Viewer.Line {
  /// A line of a text that was written for a terminal.
  ///
  /// Its control sequences become styles. The colours of pictures are lost,
  /// for which the shades stand.
  init(styled line: Substring) {
    let parts = line.split(
      separator: "\u{1b}",
      omittingEmptySubsequences: false
    )
    text = String(parts[0])
    styles = text.map { _ in .plain }
    var style = CellStyle.plain
    for part in parts.dropFirst() {
      guard part.hasPrefix("["), let end = part.firstIndex(of: "m") else {
        continue
      }
      let codes = part[part.index(after: part.startIndex)..<end]
      style.apply(codes.split(separator: ";").compactMap { Int($0) })
      let rest = part[part.index(after: end)...]
      text += rest
      styles += rest.map { _ in style }
    }
    if parts.count == 1 { styles = [] }
  }
}

extension CellStyle {
  /// Takes up the codes of a control sequence, as `controlSequence` has them.
  fileprivate mutating func apply(_ codes: [Int]) {
    for code in codes {
      switch code {
      case 0: self = .plain
      case 1: insert(.bold)
      case 2: insert(.faint)
      case 4: insert(.underlined)
      case 7: insert(.reversed)
      case 36: insert(.accent)
      // What follows chooses the colour of a picture.
      case 38: return
      default: break
      }
    }
  }
}
