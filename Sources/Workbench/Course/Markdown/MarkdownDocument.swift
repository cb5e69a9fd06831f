/// A text in the part of Markdown that the lessons use.
///
/// Headings, paragraphs, lists in one level, tables, fenced code and HTML
/// comments. Source: CommonMark, and GitHub's tables.
struct MarkdownDocument {
  enum Block: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    case list([ListItem])
    case table(rows: [[String]])
    case code([String])
    case comment(String)
  }

  struct ListItem: Equatable {
    /// "•" or the number with its full stop.
    let marker: String
    var text: String

    fileprivate init?(_ line: String) {
      guard let match = line.wholeMatch(of: /(-|[0-9]{1,3}\.) (.+)/) else {
        return nil
      }
      marker = match.1 == "-" ? "•" : String(match.1)
      text = match.2.trimmed
    }
  }

  private(set) var blocks: [Block] = []
  /// The lines that are not read yet.
  private var rest: ArraySlice<String>

  init(_ text: String) {
    rest = text.lines[...]
    while let line = rest.first {
      if line.trimmed.isEmpty {
        rest.removeFirst()
      } else {
        blocks.append(readBlock(line))
      }
    }
  }

  private mutating func readBlock(_ line: String) -> Block {
    if line.hasPrefix("```") { return readCode() }
    if line.hasPrefix("<!--") { return readComment() }
    if line.hasPrefix("|") { return readTable() }
    if ListItem(line) != nil { return readList() }
    if let match = line.wholeMatch(of: /(#{1,6}) (.+)/) {
      rest.removeFirst()
      return .heading(level: match.1.count, match.2.trimmed)
    }
    return readParagraph()
  }

  /// Takes the lines up to the first that something holds for.
  private mutating func readLines(until ends: (String) -> Bool) -> [String] {
    let lines = rest.prefix { !ends($0) }
    rest = rest.dropFirst(lines.count)
    return Array(lines)
  }

  private mutating func readCode() -> Block {
    rest.removeFirst()
    let code = readLines { $0.hasPrefix("```") }
    rest = rest.dropFirst()
    return .code(code)
  }

  private mutating func readComment() -> Block {
    let lines = readLines { $0.contains("-->") } + rest.prefix(1)
    rest = rest.dropFirst()
    let text = lines.joined(separator: "\n").trimmed.dropFirst(4)
    return .comment((text.hasSuffix("-->") ? text.dropLast(3) : text).trimmed)
  }

  private mutating func readTable() -> Block {
    let rows = readLines { !$0.hasPrefix("|") }.map { line in
      let inner = line.trimmed.dropFirst()
      return (inner.hasSuffix("|") ? inner.dropLast() : inner)
        .split(separator: "|", omittingEmptySubsequences: false)
        .map(\.trimmed)
    }
    return .table(
      rows: rows.filter { cells in
        !cells.allSatisfy { $0.wholeMatch(of: /[-:]+/) != nil }
      }
    )
  }

  private mutating func readList() -> Block {
    var items: [ListItem] = []
    for line in readLines(until: {
      ListItem($0) == nil && (!$0.hasPrefix(" ") || $0.trimmed.isEmpty)
    }) {
      if let item = ListItem(line) {
        items.append(item)
      } else {
        items[items.count - 1].text += " " + line.trimmed
      }
    }
    return .list(items)
  }

  private mutating func readParagraph() -> Block {
    let first = rest.prefix(1)
    rest = rest.dropFirst()
    let others = readLines { line in
      line.trimmed.isEmpty || ListItem(line) != nil
        || ["```", "<!--", "|", "# ", "## ", "### "].contains {
          line.hasPrefix($0)
        }
    }
    return .paragraph((first + others).map(\.trimmed).joined(separator: " "))
  }
}
