/// A part of a line of Markdown.
///
/// Source: CommonMark's code spans, emphasis and links.
package indirect enum MarkdownSpan: Equatable {
  case text(String)
  case code(String)
  case strong([MarkdownSpan])
  case stressed(String)
  case link([MarkdownSpan], address: String)

  /// Reads `code`, **strong** and *stressed* words and [links](address).
  package static func spans(
    of markdown: some StringProtocol
  ) -> [MarkdownSpan] {
    let mark =
      /`([^`]+)`|\*\*(.+?)\*\*|\*([^ *][^*]*)\*|\[(.+?)\]\(([^)]*)\)/
    var spans: [MarkdownSpan] = []
    var rest = Substring(markdown)
    while let match = rest.firstMatch(of: mark) {
      let before = rest[..<match.range.lowerBound]
      if !before.isEmpty { spans.append(.text(String(before))) }
      rest = rest[match.range.upperBound...]
      let (_, code, strong, stressed, label, address) = match.output
      if let code {
        spans.append(.code(String(code)))
      } else if let strong {
        spans.append(.strong(Self.spans(of: strong)))
      } else if let stressed {
        spans.append(.stressed(String(stressed)))
      } else if let label, let address {
        spans.append(
          .link(Self.spans(of: label), address: String(address))
        )
      }
    }
    return rest.isEmpty ? spans : spans + [.text(String(rest))]
  }

  /// The text alone.
  package var plain: String {
    switch self {
    case .text(let text), .code(let text), .stressed(let text): text
    case .strong(let spans), .link(let spans, _):
      spans.map(\.plain).joined()
    }
  }
}
