/// Goes through lines and makes blocks of them.
struct BlockReader {
  let lines: [String]
  private var index = 0

  init(lines: [String]) {
    self.lines = lines
  }

  mutating func read() -> [MarkdownDocument.Block] {
    var blocks: [MarkdownDocument.Block] = []
    while index < lines.count {
      let start = index
      guard let kind = readBlock() else { continue }
      blocks.append(.init(kind: kind, lines: start..<index))
    }
    return blocks
  }

  private mutating func readBlock() -> MarkdownDocument.Kind? {
    let line = lines[index].trimmed
    if line.isEmpty {
      index += 1
      return nil
    }
    if line.hasPrefix("```") { return readCode(line) }
    if line.hasPrefix("<!--") { return readComment() }
    if let heading = heading(line) {
      index += 1
      return heading
    }
    if ["---", "***", "___"].contains(line) {
      index += 1
      return .rule
    }
    if line.hasPrefix("|") { return readTable() }
    if line.hasPrefix(">") { return readQuote() }
    if item(lines[index]) != nil { return readList() }
    return readParagraph()
  }

  private func heading(_ line: String) -> MarkdownDocument.Kind? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else {
      return nil
    }
    return .heading(level: level, line.dropFirst(level).trimmed)
  }

  private mutating func readCode(_ fence: String) -> MarkdownDocument.Kind {
    let indent = lines[index].prefix { $0 == " " }.count
    index += 1
    var code: [String] = []
    while index < lines.count, !lines[index].trimmed.hasPrefix("```") {
      let own = lines[index].prefix { $0 == " " }.count
      code.append(String(lines[index].dropFirst(min(indent, own))))
      index += 1
    }
    index += 1
    return .code(language: fence.dropFirst(3).trimmed, code)
  }

  private mutating func readComment() -> MarkdownDocument.Kind {
    var text = lines[index]
    while !text.contains("-->"), index + 1 < lines.count {
      index += 1
      text += "\n" + lines[index]
    }
    index += 1
    let inner = text.trimmed.dropFirst(4)
    return .comment(
      (inner.hasSuffix("-->") ? inner.dropLast(3) : inner).trimmed
    )
  }

  private mutating func readTable() -> MarkdownDocument.Kind {
    var rows: [[String]] = []
    while index < lines.count, lines[index].trimmed.hasPrefix("|") {
      let line = lines[index].trimmed.dropFirst()
      let cells = (line.hasSuffix("|") ? line.dropLast() : line)
        .split(separator: "|", omittingEmptySubsequences: false)
        .map(\.trimmed)
      let isSeparator = cells.allSatisfy { cell in
        !cell.isEmpty && cell.allSatisfy { "-:".contains($0) }
      }
      if !isSeparator { rows.append(cells) }
      index += 1
    }
    return .table(rows: rows)
  }

  private mutating func readQuote() -> MarkdownDocument.Kind {
    var words: [String] = []
    while index < lines.count, lines[index].trimmed.hasPrefix(">") {
      words.append(lines[index].trimmed.dropFirst().trimmed)
      index += 1
    }
    return .quote(words.joined(separator: " "))
  }

  private mutating func readList() -> MarkdownDocument.Kind {
    var items: [MarkdownDocument.ListItem] = []
    while index < lines.count, !lines[index].trimmed.isEmpty {
      if let item = item(lines[index]) {
        items.append(item)
      } else if lines[index].hasPrefix(" "), !items.isEmpty,
        !lines[index].trimmed.hasPrefix("```")
      {
        items[items.count - 1].text += " " + lines[index].trimmed
      } else {
        break
      }
      index += 1
    }
    return .list(items)
  }

  private mutating func readParagraph() -> MarkdownDocument.Kind {
    var words: [String] = []
    while index < lines.count, !lines[index].trimmed.isEmpty,
      words.isEmpty || !beginsAnotherBlock(lines[index])
    {
      words.append(lines[index].trimmed)
      index += 1
    }
    return .paragraph(words.joined(separator: " "))
  }

  private func beginsAnotherBlock(_ line: String) -> Bool {
    line.hasPrefix("```") || line.hasPrefix("<!--") || line.hasPrefix("|")
      || line.hasPrefix(">") || heading(line) != nil || item(line) != nil
  }

  private func item(_ line: String) -> MarkdownDocument.ListItem? {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    let depth = indent / 2
    if ["- ", "* "].contains(String(rest.prefix(2))) {
      return .init(depth: depth, marker: "•", text: rest.dropFirst(2).trimmed)
    }
    let digits = rest.prefix { $0.isNumber }
    guard (1...3).contains(digits.count),
      rest.dropFirst(digits.count).hasPrefix(". ")
    else { return nil }
    return .init(
      depth: depth,
      marker: "\(digits).",
      text: rest.dropFirst(digits.count + 2).trimmed
    )
  }
}
