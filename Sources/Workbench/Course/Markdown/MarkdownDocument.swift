/// A text in the part of Markdown that the lessons use.
///
/// Headings, paragraphs, lists, quotes, rules, tables, fenced code and HTML
/// comments. Source: CommonMark, and GitHub's tables.
struct MarkdownDocument {
  /// Where each block stands is counted in lines from 0.
  struct Block: Equatable {
    let kind: Kind
    let lines: Range<Int>
  }

  enum Kind: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    case list([ListItem])
    case quote(String)
    case rule
    case table(rows: [[String]])
    /// The first words behind the fence, and the code.
    case code(language: String, [String])
    case comment(String)
  }

  struct ListItem: Equatable {
    /// 0 for the outermost list.
    let depth: Int
    /// "•" or the number with its full stop.
    let marker: String
    var text: String
  }

  let blocks: [Block]

  init(_ text: String) {
    var reader = BlockReader(lines: text.lines)
    blocks = reader.read()
  }

  /// A block of code, with the comments that stand right above it.
  struct CodeBlock: Equatable {
    let language: String
    let code: [String]
    /// Where the code stands, without its fences.
    let lines: Range<Int>
    let comments: [String]
  }

  /// All blocks of code.
  var codeBlocks: [CodeBlock] {
    blocks.indices.compactMap { index in
      guard case .code(let language, let code) = blocks[index].kind else {
        return nil
      }
      var comments: [String] = []
      for block in blocks[..<index].reversed() {
        guard case .comment(let text) = block.kind else { break }
        comments.insert(text, at: 0)
      }
      let start = blocks[index].lines.lowerBound + 1
      return CodeBlock(
        language: language,
        code: code,
        lines: start..<(start + code.count),
        comments: comments
      )
    }
  }
}
