import ConsoleUI
import Render

/// A file of the sources, with the lines of one function marked.
struct MarkedSource {
  /// Its name.
  let file: String
  /// Its place from the module on, which tells files of the same name apart.
  let path: String
  private let code: [Substring]
  private let marked: ClosedRange<Int>
  private let mark: String

  init(_ place: SourcePlace, of text: String, isPlain: Bool) {
    code = text.split(separator: "\n", omittingEmptySubsequences: false)
    marked = place.lines
    mark = isPlain ? ">" : "┃"
    let parts = place.path.split(separator: "/").dropFirst(2)
    file = parts.last.map(String.init) ?? ""
    path = parts.joined(separator: "/")
  }

  /// All of it, to be read.
  @MainActor
  var viewer: Viewer {
    let lines = code.indices.map { line($0, String(code[$0])) }
    let first = lines[marked.lowerBound - 1].text
    return Viewer(
      title: file,
      lines: lines,
      opening: (first, "the marked lines")
    )
  }

  /// So many lines from the first marked one on, wrapped, and moved to the left
  /// as far as that one.
  func lines(toCells width: Int, atMost count: Int) -> [Viewer.Line] {
    let shown = code[(marked.lowerBound - 1)...].prefix(count)
    let indent = shown.first?.indent ?? 0
    let room = width - line(0, "").text.cellWidth
    let lines = shown.indices.flatMap { index -> [Viewer.Line] in
      let left = max(0, code[index].indent - indent)
      let text = String(code[index].dropFirst(code[index].indent))
      let parts = text.wrappedAtWords(toCells: room - left - 2)
      return parts.enumerated().map { part, text in
        let blanks = String(repeating: " ", count: left + min(2, 2 * part))
        return line(index, blanks + text, isContinued: part > 0)
      }
    }
    return Array(lines.prefix(count))
  }

  private func line(
    _ index: Int,
    _ text: String,
    isContinued: Bool = false
  ) -> Viewer.Line {
    let number = isContinued ? "" : "\(index + 1)"
    let digits = "\(code.count)".count
    let blanks = String(repeating: " ", count: digits - number.count)
    let isMarked = marked.contains(index + 1)
    return Viewer.Line(
      text: "\(blanks)\(number) \(isMarked ? mark : " ") \(text)",
      style: isMarked ? .plain : .faint
    )
  }
}

extension Substring {
  /// How many spaces it begins with.
  fileprivate var indent: Int { prefix { $0 == " " }.count }
}
