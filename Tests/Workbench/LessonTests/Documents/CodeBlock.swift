@testable import Course

/// A fenced block of code in a text.
struct CodeBlock {
  /// What stands behind the fence.
  let language: String
  var code: [String] = []
  /// The line of the text on which the code begins, from 0.
  let start: Int
  /// The HTML comments right above it.
  let comments: [String]

  /// Where the code stands, without its fences.
  var lines: Range<Int> { start..<(start + code.count) }

  /// All blocks of a text, in its order.
  static func all(in text: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var comments: [String] = []
    var open: CodeBlock?
    for (index, line) in text.lines.enumerated() {
      let isFence = line.hasPrefix("```")
      if let block = open {
        if isFence {
          blocks.append(block)
          open = nil
        } else {
          open?.code.append(line)
        }
      } else if isFence {
        open = CodeBlock(
          language: line.dropFirst(3).trimmed,
          start: index + 1,
          comments: comments
        )
        comments = []
      } else if let match = line.wholeMatch(of: /<!-- *(.+?) *-->/) {
        comments.append(String(match.1))
      } else if !line.trimmed.isEmpty {
        comments = []
      }
    }
    return blocks
  }
}
