import ConsoleUI
import Foundation

/// A text that may be longer than the screen, to be read by keys.
@MainActor
package final class Viewer: InteractiveScreen {
  package struct Line: Sendable {
    var text: String
    var style = CellStyle.plain
    /// What each character has besides, if anything.
    var styles: [CellStyle] = []
    /// Whether what stands before its first ": " has a column of its own.
    var hasTerm = false
  }

  /// A line, which may be cut, that stands first and is marked as if it was
  /// searched for; and what it is, such as "the marked lines".
  package typealias Opening = (line: String, reason: String)

  package var size: CellSize {
    didSet {
      guard size.width != oldValue.width else { return }
      // The line that stood first stays there.
      let first = rows.indices.contains(top) ? rows[top].line : 0
      rows = []
      updateRows()
      if opening == nil {
        top = rows.firstIndex { $0.line == first } ?? top
      }
    }
  }

  /// What the status line calls the text, where there is room, or in fewer
  /// words.
  private let titles: [String]
  private var lines: [Line]
  /// Ends what still writes the text.
  private let didClose: () -> Void
  /// How the writing of the text goes; nil where it is all there.
  package var progress: String?

  /// The lines in rows of the screen's width, as far as they are wrapped.
  private var rows: [Row] = []
  private var top = 0
  private var search = Search()
  private var opening: Opening?
  /// How many lines are to be seen above it, if there is room.
  private let linesAbove: Int
  /// How many lines stay at the top, such as the names of columns, unless they
  /// take more than a third of the screen.
  private let linesKept: Int
  /// Why it does not show the top, as long as no key was pressed.
  private var reason: String?

  private struct Row {
    let text: String
    let style: CellStyle
    let styles: [CellStyle]
    let line: Int
  }

  /// - Parameters:
  ///   - shortTitle: What it is called where there is no room for the title.
  ///   - opening: The line at which it opens, once that is there.
  ///   - linesAbove: How many lines are to be seen above that one.
  ///   - linesKept: How many lines stay at the top while the others move.
  ///   - didClose: Ends what still writes the text.
  package init(
    title: String,
    shortTitle: String? = nil,
    text: String = "",
    lines: [Line] = [],
    opening: Opening? = nil,
    linesAbove: Int = 0,
    linesKept: Int = 0,
    progress: String? = nil,
    didClose: @escaping () -> Void = {}
  ) {
    titles = [title, shortTitle].compactMap(\.self)
    self.lines = lines
    self.opening = opening
    self.linesAbove = linesAbove
    self.linesKept = linesKept
    self.progress = progress
    self.didClose = didClose
    size = CellSize(width: 80, height: 24)
    append(text)
  }

  /// Adds whole lines at the end.
  package func append(_ text: String) {
    var added = text.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    if added.last == "" { added.removeLast() }
    lines += added.map { Line(text: String($0)) }
  }

  /// Adds whole lines at the end, with control sequences for styles in them.
  package func append(styled text: String) {
    lines += text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Line(styled: $0) }
    if lines.last?.text == "" { lines.removeLast() }
  }

  package func close() { didClose() }

  // MARK: - Keys

  package func press(_ key: Key) -> ScreenExit? {
    // Keys may come faster than frames are drawn.
    updateRows()
    (opening, reason) = (nil, nil)
    defer { updateRows() }
    if search.isTyped {
      if search.type(key) { find(by: 1) }
      return nil
    }
    switch key {
    case .up, .character("k"): top -= 1
    case .down, .enter, .character("j"): top += 1
    case .pageUp: top -= page
    case .pageDown, .character(" "): top += page
    case .home, .character("g"): top = 0
    case .end, .character("G"): top = rows.count
    case .character("]"): top = headings.first { $0 > top } ?? top
    case .character("["): top = headings.last { $0 < top } ?? 0
    case .character("/"): search.begin()
    case .character("n") where hasNext: find(by: 1)
    case .character("N") where hasNext: find(by: -1)
    case .character("q"): return .asksToQuit
    // The keys themselves are left by it.
    case .character("?") where titles != [Self.titleOfHelp]:
      return .opens(Self.viewerHelp)
    case .escape, .character("?"): return .goesUp
    default: break
    }
    return nil
  }

  /// Whether there is something that can be gone on to: where it opens is
  /// marked as if it was searched for, and may stand there once only.
  private var hasNext: Bool {
    guard !search.text.isEmpty else { return false }
    return search.outcome != nil
      || lines.count { $0.text.hasPrefix(search.text) } > 1
  }

  /// Goes to a line that holds the text: from the start of the search the
  /// first one from the top on, then the next or the one before.
  private func find(by step: Int) {
    let start = rows.indices.contains(top) ? rows[top].line : 0
    guard
      let line = search.find(by: step, in: lines.map(\.text), from: start),
      let row = rows.firstIndex(where: { $0.line == line })
    else { return }
    let seen = top + rowsKept..<top + room
    if row >= rowsKept, !seen.contains(row) { top = row - room / 3 }
  }

  /// The rows at which steps and parts begin, each with what is said above its
  /// heading.
  private var headings: [Int] {
    // In a list of messages, ">" is at the one that was chosen.
    guard linesKept == 0 else { return [] }
    let starts = lines.indices.filter { lines[$0].isHeading }.map { heading in
      let above = lines[..<heading].lastIndex { $0.text.isEmpty } ?? -1
      return lines[above + 1].isNarration ? above + 1 : heading
    }
    let found = Set(starts)
    return rows.indices.filter { index in
      found.contains(rows[index].line)
        && (index == 0 || rows[index - 1].line != rows[index].line)
    }
  }

  // MARK: - Frames

  /// In fewer columns the keys leave no room for what a search has found.
  private static let leastForKeys = 45

  /// The rows above the status line.
  private var room: Int { max(1, size.height - 1) }
  private var page: Int { max(1, room - rowsKept - 1) }
  /// The rows that stay at the top, and cover those that have moved there.
  private var rowsKept: Int {
    let count = rows.prefix { $0.line < linesKept }.count
    return count <= room / 3 ? count : 0
  }

  private func updateRows() {
    for index in ((rows.last?.line ?? -1) + 1)..<lines.count {
      let line = lines[index]
      var styles = LineStyles(line.styles, of: line.text)
      rows += line.rows(toCells: size.width).map {
        Row(
          text: $0,
          style: line.style,
          styles: line.styles.isEmpty ? [] : styles.take($0),
          line: index
        )
      }
    }
    let first = opening.flatMap { opening in
      rows.firstIndex { !$0.text.isEmpty && opening.line.hasPrefix($0.text) }
    }
    let above = min(linesAbove, room / 2)
    top = max(0, min(first.map { $0 - above } ?? top, rows.count - room))
    guard let first, top > 0 else { return }
    reason = opening?.reason
    search = Search(text: rows[first].text, found: rows[first].line)
  }

  package func makeFrame() -> Frame {
    updateRows()
    var drawing = ScreenDrawing(ScreenLayout(on: size))
    let shown =
      rows.prefix(rowsKept)
      + rows.dropFirst(top + rowsKept).prefix(room - rowsKept)
    for (y, row) in shown.enumerated() {
      drawing.draw(row.text, row: y, style: row.style, styles: row.styles)
      for area in search.areas(in: row.text) {
        let isFound = row.line == search.found
        drawing.mark(area, row: y, style: isFound ? .reversed : .underlined)
      }
    }
    drawing.draw(statusLine(showing: shown))
    return drawing.frame
  }

  private func statusLine(showing shown: ArraySlice<Row>) -> StatusLine {
    if search.isTyped {
      return StatusLine(
        place: "/\(search.text)_",
        keys: ["Return find", "Esc cancel"]
      )
    }
    // A line that is wrapped counts as often as it has rows.
    let first = min(top + (top > 0 ? rowsKept : 0) + 1, rows.count)
    let seen = "lines \(first)-\(top + shown.count) of \(rows.count)"
    let place = [progress, search.outcome, seen].compactMap(\.self)
    if let outcome = search.outcome, size.width < Self.leastForKeys {
      return StatusLine(place: outcome, keys: ["? keys"])
    }
    let jumps = headings.isEmpty ? [] : ["[ ] step"]
    return StatusLine(
      places: (reason.map { ["opened at \($0)"] } ?? titles).map {
        (place + [$0]).joined(separator: " · ")
      } + [place.joined(separator: " · ")],
      more: ["arrows scroll", "/ search"] + jumps
        + (hasNext ? ["n N next"] : []),
      keys: reason == nil
        ? ["? keys", "Esc back", "q quit"] : ["Home top", "? keys", "Esc back"]
    )
  }
}

extension Viewer.Line {
  /// Whether a step begins with it, or a part, such as an architecture's.
  fileprivate var isHeading: Bool {
    text.hasPrefix("> ") || text.hasPrefix("== ")
  }

  /// Its text in rows: its term at the left of what that means, or above it
  /// where there is little room.
  fileprivate func rows(toCells width: Int) -> [String] {
    let text = text.sanitizedForDisplay
    guard hasTerm, let colon = text.range(of: ": ") else {
      return text.wrapped(toCells: width)
    }
    let isNarrow = width < 60
    let indent = isNarrow ? 2 : 24
    let term = String(text[..<colon.lowerBound])
      .wrapped(toCells: isNarrow ? width : indent - 2)
    let meaning = String(text[colon.upperBound...])
      .wrapped(toCells: width - indent)
    let above = isNarrow ? term.count : 0
    return (0..<max(term.count, above + meaning.count)).map { row in
      let left = row < term.count ? term[row] : ""
      guard meaning.indices.contains(row - above) else { return left }
      return left.padded(toCells: indent) + meaning[row - above]
    }
  }

  /// Whether it says in words what the step below it does.
  fileprivate var isNarration: Bool { text.hasPrefix("# ") }
}

/// What is searched for in a text, and the line where it was found last.
private struct Search {
  private(set) var text = ""
  private(set) var isTyped = false
  private(set) var found: Int?
  /// What the status line says of the last search.
  private(set) var outcome: String?

  mutating func begin() { self = Search(isTyped: true) }

  /// Types the text; true where it is all there.
  mutating func type(_ key: Key) -> Bool {
    switch key {
    case .character(let character): text.append(character)
    case .paste(let pasted): text += pasted.prefix { !$0.isNewline }
    case .backspace: _ = text.popLast()
    case .control("u"): text = ""
    case .escape: self = Search()
    case .enter:
      isTyped = false
      return true
    default: break
    }
    return false
  }

  /// The next line with the text; behind the last one comes the first.
  mutating func find(by step: Int, in lines: [String], from top: Int) -> Int? {
    guard !text.isEmpty else { return nil }
    let wanted = text.lowercased()
    let matches = lines.indices.filter {
      lines[$0].lowercased().contains(wanted)
    }
    guard !matches.isEmpty else {
      (found, outcome) = (nil, "'\(text)' not found")
      return nil
    }
    let next: Int
    if let found, let last = matches.firstIndex(of: found) {
      next = (last + step + matches.count) % matches.count
    } else {
      next = matches.firstIndex { $0 >= top } ?? 0
    }
    found = matches[next]
    outcome = "match \(next + 1) of \(matches.count)"
    return found
  }

  /// The cells of a row that show the text.
  func areas(in row: String) -> [Range<Int>] {
    guard !isTyped, !text.isEmpty else { return [] }
    var end = 0
    let parts = row.lowercased().components(separatedBy: text.lowercased())
    return parts.dropLast().map { part in
      let start = end + part.cellWidth
      end = start + text.cellWidth
      return start..<end
    }
  }
}
