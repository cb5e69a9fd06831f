import ConsoleUI

/// Sets Markdown in lines for a terminal.
package struct MarkdownText {
  private let document: MarkdownDocument
  private let width: Int
  private let usesColor: Bool

  /// - Parameters:
  ///   - columns: the width of the output; text is set no wider than suits
  ///     the eye, code and tables may use all of it.
  package init(_ markdown: String, columns: Int, usesColor: Bool) {
    document = MarkdownDocument(markdown)
    width = max(20, columns)
    self.usesColor = usesColor
  }

  /// Lines of text wider than this tire the reader.
  private static let widestText = 80

  package var lines: [String] {
    var lines: [String] = []
    var source: String?
    for block in document.blocks {
      if case .comment = block {
        source = block.sourcePath.map { "-- " + $0 } ?? source
        continue
      }
      var set = self.lines(of: block)
      if case .code = block, let source { set.insert(source, at: 0) }
      source = nil
      guard !set.isEmpty else { continue }
      if !lines.isEmpty { lines.append("") }
      lines += set
    }
    return lines
  }

  private func lines(of block: MarkdownDocument.Block) -> [String] {
    switch block {
    case .heading(let level, let text): heading(text, level: level)
    case .paragraph(let text): set(text)
    case .list(let items):
      items.flatMap { set($0.text, after: "  \($0.marker) ") }
    case .table(let rows):
      TableText(rows: rows, width: width, usesColor: usesColor).lines
    case .code(let code): listing(code)
    case .comment: []
    }
  }

  /// Code moved to the right, but less where it would not fit for that.
  private func listing(_ code: [String]) -> [String] {
    let code = code.map(\.sanitizedForDisplay)
    let free = width - (code.map(\.cellWidth).max() ?? 0)
    let margin = String(repeating: " ", count: free < 0 ? 4 : min(4, free))
    return code.map { line in
      line.isEmpty ? "" : margin + styled(line, .code)
    }
  }

  private var textWidth: Int { min(width, Self.widestText) }

  private func heading(_ text: String, level: Int) -> [String] {
    let lines = InlineText(text, keepsMarks: true).plain
      .wrapped(toCells: textWidth)
    let line = level == 1 ? "═" : "─"
    let rule = String(repeating: line, count: lines.map(\.cellWidth).max() ?? 0)
    return lines.map { styled($0, .strong) } + (level < 3 ? [rule] : [])
  }

  /// - Parameter marker: What stands before the first line; the others stand
  ///   below what follows it.
  private func set(_ text: String, after marker: String = "") -> [String] {
    let margin = String(repeating: " ", count: marker.cellWidth)
    return InlineText(text, keepsMarks: !usesColor)
      .lines(width: textWidth - marker.cellWidth, usesColor: usesColor)
      .enumerated()
      .map { index, line in (index == 0 ? marker : margin) + line }
  }

  private func styled(
    _ text: String,
    _ emphasis: InlineText.Emphasis
  ) -> String {
    usesColor ? emphasis.set(text) : text
  }
}
