import ConsoleUI

extension ChangeReport {
  /// What the figures say, and what they cannot.
  private static let conclusion = """
    These are small features and small changes. Whoever made them knew all \
    seven patterns, and each change is the first that its code has seen: the \
    third would cost more. Take what differs by a factor, not by a line.
    """

  /// The tables as lines for a terminal.
  public func text(columns: Int) -> [String] {
    var lines: [String] = []
    for table in tables { lines += table.text(columns: columns) + [""] }
    for claim in claims {
      lines += "\"\(claim.words)\"".wrapped(toCells: columns)
      lines += claim.answer.wrapped(toCells: columns - 2).map { "  \($0)" }
      lines.append("")
    }
    return lines + Self.conclusion.wrapped(toCells: columns)
  }

  /// The tables in Markdown.
  public var markdown: [String] {
    tables.flatMap { $0.markdown + [""] }
      + claims.flatMap { ["> \($0.words)", "", $0.answer, ""] }
      + [Self.conclusion]
  }
}
