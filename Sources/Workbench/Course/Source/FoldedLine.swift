import ConsoleUI

extension SourceListing {
  /// A line of code in as many lines as it needs; what is continued ends in
  /// "↩" and goes on one step further to the right.
  static func folded(_ line: String, width: Int) -> [String] {
    guard line.cellWidth > width else { return [line] }
    let margin = String(line.prefix { $0 == " " }) + "  "
    var lines: [String] = []
    var rest = line
    while rest.cellWidth > width {
      let head = Self.head(of: rest, width: width - 1, after: margin.count)
      lines.append(head + "↩")
      let tail = rest.dropFirst(head.count).drop { $0 == " " }
      rest = margin + tail
    }
    return lines + [rest]
  }

  /// As much of a line as fits, up to the last space if there is one.
  private static func head(
    of line: String,
    width: Int,
    after margin: Int
  ) -> String {
    var head = ""
    var used = 0
    for character in line {
      used += character.cellWidth
      guard used <= width else { break }
      head.append(character)
    }
    if let space = head.lastIndex(of: " "),
      head.distance(from: head.startIndex, to: space) > margin
    {
      return String(head[...space])
    }
    return head
  }
}
