import ConsoleUI
import Render

/// A file of the sources, with the lines of one function marked, and the one
/// of them that decides.
struct MarkedSource {
  /// Its name.
  let file: String
  /// Its place from the module on, which tells files of the same name apart.
  let path: String
  private let code: [Substring]
  private let colours: [[ColouredLines.Piece]]
  private let marked: ClosedRange<Int>
  private let deciding: Int?
  private let isPlain: Bool

  /// - Parameter deciding: The line that decides, if one is known to.
  init(_ place: SourcePlace, deciding: Int?, of text: String, isPlain: Bool) {
    code = text.split(separator: "\n", omittingEmptySubsequences: false)
    colours = ColouredLines(text).lines
    marked = place.lines
    self.deciding = deciding
    self.isPlain = isPlain
    let parts = place.path.split(separator: "/").dropFirst(2)
    file = parts.last.map(String.init) ?? ""
    path = parts.joined(separator: "/")
  }

  /// All of it, to be read.
  @MainActor
  var viewer: Viewer {
    let lines = code.indices.flatMap { rows(of: $0, [String(code[$0])]) }
      .map(\.line)
    let first = lines[(deciding ?? marked.lowerBound) - 1].text
    return Viewer(
      title: file,
      lines: lines,
      opening: (first, deciding == nil ? "the marked lines" : "what decides"),
      linesAbove: deciding.map { $0 - marked.lowerBound } ?? 0
    )
  }

  /// So many lines from the first marked one on, wrapped, and moved to the left
  /// as far as all can be.
  ///
  /// Where the one that decides would not be seen among them, it stands below
  /// the first.
  func lines(toCells width: Int, atMost count: Int) -> [Viewer.Line] {
    let whole = rows(from: marked.lowerBound, width, count)
    guard let deciding, count > Self.leastRowsToSkip,
      (whole.last?.number ?? 0) < marked.upperBound,
      whole.count(where: { $0.number >= deciding }) < Self.leastRowsBelow
    else { return ending(whole) }
    let left = deciding - marked.lowerBound - 1
    let gap = note("\(left) \(left == 1 ? "line" : "lines")")
    let rest = rows(from: deciding, width, count - 2)
    return whole.prefix(1).map(\.line) + [gap] + ending(rest)
  }

  /// Fewer rows have no room for the head of a function and for what decides.
  private static let leastRowsToSkip = 3
  /// Of what decides one wants to see what follows it, too.
  private static let leastRowsBelow = 3

  private typealias Row = (number: Int, line: Viewer.Line)

  /// The rows; where the marked lines go on below them, the last one says so.
  private func ending(_ rows: [Row]) -> [Viewer.Line] {
    let lines = rows.map(\.line)
    guard let last = rows.last, last.number < marked.upperBound,
      rows.count > Self.leastRowsToSkip
    else { return lines }
    let left = marked.upperBound - last.number + 1
    return lines.dropLast() + [note("\(left) more lines: s")]
  }

  private func rows(from first: Int, _ width: Int, _ count: Int) -> [Row] {
    let indent = leastIndent(upTo: first - 1 + count)
    let room = width - start(of: 0, isContinued: false).cellWidth
    let rows = code[(first - 1)...].prefix(count).indices.flatMap { index in
      let left = max(0, code[index].indent - indent)
      let text = String(code[index].dropFirst(code[index].indent))
      let parts = text.wrappedAtWords(toCells: room - left - 2)
      return self.rows(
        of: index,
        parts.enumerated().map { part, text in
          String(repeating: " ", count: left + min(2, 2 * part)) + text
        }
      )
    }
    return Array(rows.prefix(count))
  }

  /// How far all lines from the first marked one on can be moved to the left.
  private func leastIndent(upTo end: Int) -> Int {
    code[(marked.lowerBound - 1)..<min(end, code.count)]
      .filter { !$0.isEmpty }.map(\.indent).min() ?? 0
  }

  /// A line in as many rows as it has parts.
  private func rows(of index: Int, _ parts: [String]) -> [Row] {
    let isMarked = marked.contains(index + 1)
    let colours = colours.indices.contains(index) ? colours[index] : []
    var styles = LineStyles(
      isMarked ? colours.styles : [],
      of: String(code[index])
    )
    return parts.enumerated().map { part, text in
      let start = start(of: index, isContinued: part > 0)
      let line = Viewer.Line(
        text: start + text,
        style: !isMarked ? .faint : index + 1 == deciding ? .bold : .plain,
        styles: start.map { _ in .plain } + styles.take(text)
      )
      return (index + 1, line)
    }
  }

  /// The number of a line, and what it is marked with.
  private func start(of index: Int, isContinued: Bool) -> String {
    let number = isContinued ? "" : "\(index + 1)"
    let blanks = String(repeating: " ", count: digits - number.count)
    let decides = index + 1 == deciding && !isContinued
    let sign = decides ? decidingSign : sign
    return "\(blanks)\(number) \(marked.contains(index + 1) ? sign : " ") "
  }

  /// A row that stands for marked lines.
  private func note(_ words: String) -> Viewer.Line {
    let blanks = String(repeating: " ", count: digits)
    return Viewer.Line(text: "\(blanks) \(sign)   (\(words))", style: .faint)
  }

  private var digits: Int { "\(code.count)".count }
  private var sign: String { isPlain ? ">" : "┃" }
  private var decidingSign: String { isPlain ? "*" : "►" }
}

extension [ColouredLines.Piece] {
  /// A style for each character.
  fileprivate var styles: [CellStyle] {
    flatMap { piece in
      let style: CellStyle =
        switch piece.colour {
        case .keyword: .accent
        case .comment: .faint
        case .string, .type, nil: .plain
        }
      return piece.text.map { _ in style }
    }
  }
}
