/// A text in the part of Markdown that the lessons use.
///
/// Headings, paragraphs, lists in one level, tables, fenced code and HTML
/// comments of one line. Source: CommonMark, and GitHub's tables.
package struct MarkdownDocument {
  package enum Block {
    case heading(level: Int, String)
    case paragraph(String)
    /// Each item with "•", or with its number and full stop.
    case list([(marker: String, text: String)])
    case table(rows: [[String]])
    case code([String])
    case comment(String)
  }

  package private(set) var blocks: [Block] = []
  /// The lines that are not read yet.
  private var rest: ArraySlice<String>

  package init(_ text: String) {
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
    if line.hasPrefix("```") { return readCode(line) }
    if line.hasPrefix("|") { return readTable() }
    if Self.item(line) != nil { return readList() }
    if let match = line.wholeMatch(of: /<!-- *(.*?) *-->/) {
      rest.removeFirst()
      return .comment(String(match.1))
    }
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

  /// Reads up to a line of as many back quotes, for fewer can stand inside.
  private mutating func readCode(_ first: String) -> Block {
    let fence = first.prefix { $0 == "`" }
    rest.removeFirst()
    let code = readLines { $0.hasPrefix(fence) }
    rest = rest.dropFirst()
    return .code(code)
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
    var items: [(marker: String, text: String)] = []
    while let line = rest.first {
      if let item = Self.item(line) {
        items.append(item)
      } else if line.hasPrefix(" "), !line.trimmed.isEmpty {
        items[items.count - 1].text += " " + line.trimmed
      } else {
        break
      }
      rest.removeFirst()
    }
    return .list(items)
  }

  private static func item(_ line: String) -> (marker: String, text: String)? {
    guard let match = line.wholeMatch(of: /(-|[0-9]{1,3}\.) (.+)/) else {
      return nil
    }
    return (match.1 == "-" ? "•" : String(match.1), match.2.trimmed)
  }

  private mutating func readParagraph() -> Block {
    let first = rest.prefix(1)
    rest = rest.dropFirst()
    let others = readLines { line in
      line.trimmed.isEmpty || Self.item(line) != nil
        || ["```", "<!--", "|", "# ", "## ", "### "].contains {
          line.hasPrefix($0)
        }
    }
    return .paragraph((first + others).map(\.trimmed).joined(separator: " "))
  }
}

extension MarkdownDocument {
  /// What stands below a heading, up to the next of its level.
  package func section(_ title: String) -> ArraySlice<Block> {
    var level = 0
    return blocks.drop { block in
      guard case .heading(let height, title) = block else { return true }
      level = height
      return false
    }
    .dropFirst().prefix { block in
      guard case .heading(let height, _) = block else { return true }
      return height > level
    }
  }
}

extension MarkdownDocument.Block {
  /// The file of which the block below a comment "source: path" is a part.
  package var sourcePath: String? {
    guard case .comment(let text) = self, text.hasPrefix("source: ") else {
      return nil
    }
    // Behind it may stand "#Type.member" and ", with comment".
    return String(text.dropFirst(8).prefix { $0 != "#" && $0 != "," })
  }
}
