import ConsoleUI
import Trace

/// The messages of the last action in one variant, as rows of a diagram.
///
/// A row is a message: an arrow between lanes that stand close together, and
/// beside it what is called; or, where lanes have no room, who calls whom. What
/// is too long is cut; `title(of:)` says it of the chosen message.
struct MessageList {
  struct Row {
    let text: String
    let style: CellStyle
    /// The message that it shows, counted from 0.
    var message: Int?
  }

  private(set) var rows: [Row] = []
  private(set) var messages: [SequenceDiagram.Message] = []
  /// The message with which the decision begins, else the first.
  private(set) var firstOfInterest = 0
  private let ladder: Ladder
  private let prefix: String
  private let hasLanes: Bool
  private let decidingMark: String

  /// - Parameters:
  ///   - prefix: What names begin with and need not say.
  ///   - isPlain: Whether words stand in place of lines.
  ///   - size: How many cells and rows there are.
  init(
    _ ladder: Ladder,
    without prefix: String,
    isPlain: Bool,
    size: CellSize
  ) {
    self.ladder = ladder
    self.prefix = prefix
    decidingMark = isPlain ? "*" : "★"
    hasLanes =
      !isPlain && ladder.width + Self.leastText <= size.width
      && ladder.lanes.count + Self.leastRows <= size.height
    if ladder.rows.isEmpty { add("(no calls)") }
    for (index, row) in ladder.rows.enumerated() {
      if index == ladder.start { firstOfInterest = messages.count }
      switch row {
      case .message(let message): add(message)
      case .folded(let steps): add("(\(steps.line))")
      }
    }
  }

  /// The names of the lanes, each above its own; none without lanes.
  var heading: [String] {
    guard hasLanes else { return [] }
    return ladder.lanes.enumerated().map { index, lane in
      let mark = lane.decides ? " \(decidingMark) decides" : ""
      return "  " + String(repeating: "│ ", count: index)
        + "┌ \(name(lane.name))\(mark)"
    }
  }

  private func name(_ participant: String) -> String {
    ladder.lanes.shortName(of: participant, without: prefix)
  }

  private func ends(of message: SequenceDiagram.Message) -> String {
    "\(name(message.from)) → \(name(message.to)): "
  }

  private mutating func add(_ message: SequenceDiagram.Message) {
    let left =
      hasLanes ? ladder.lines(with: message) + " " : ends(of: message)
    let mark = ladder.reachesDecider(message) ? decidingMark + " " : ""
    rows.append(
      Row(
        text: "  " + left + mark + message.words.sanitizedForDisplay,
        style: .plain,
        message: messages.count
      )
    )
    messages.append(message)
  }

  private mutating func add(_ note: String) {
    let left = hasLanes ? ladder.lines(with: nil) + " " : ""
    rows.append(
      Row(text: "  \(left)\(note.sanitizedForDisplay)", style: .faint)
    )
  }

  /// Narrower than this, what is called says too little.
  private static let leastText = 16
  /// Fewer rows of messages say too little below the names of the lanes.
  private static let leastRows = 5

  /// The message that does the same as one of another list, if any: that of
  /// its text, at the same place among those of this text.
  func message(
    like message: SequenceDiagram.Message,
    number: Int
  ) -> Int? {
    let same = messages.indices.filter { messages[$0].text == message.text }
    return number < same.count ? same[number] : same.last
  }

  /// How many messages before one have its text.
  func number(of index: Int) -> Int {
    messages[..<index].count { $0.text == messages[index].text }
  }

  /// Such as "Presenter → ViewController: setGreeting(_:)".
  func title(of index: Int) -> String {
    guard messages.indices.contains(index) else { return "" }
    let message = messages[index]
    return (ends(of: message) + message.words).sanitizedForDisplay
  }

  /// The rows that can be seen, so that a message is among them, and how many
  /// are left below.
  func rows(
    _ count: Int,
    showing message: Int
  ) -> (rows: ArraySlice<Row>, left: Int) {
    guard rows.count > count, count > 0 else {
      return (rows.prefix(max(0, count)), 0)
    }
    let wanted = rows.firstIndex { $0.message == message }
    // The last row says how many are left.
    let room = max(1, count - 1)
    let place = wanted ?? 0
    let start = max(0, min(place - room / 2, rows.count - count))
    let shown = rows[start...].prefix(count)
    guard shown.endIndex < rows.count, count > 1 else { return (shown, 0) }
    return (shown.dropLast(), rows.count - shown.endIndex + 1)
  }
}

/// Lanes that stand two cells apart.
extension Ladder {
  fileprivate var width: Int { max(0, 2 * lanes.count - 1) }

  /// The lanes with the arrow of a message, if any.
  fileprivate func lines(with message: SequenceDiagram.Message?) -> String {
    var glyphs = (0..<width).map { Character($0.isMultiple(of: 2) ? "│" : " ") }
    guard let message, let from = lane(of: message.from),
      let to = lane(of: message.to), from != to
    else { return String(glyphs) }
    let (start, end) = (2 * from, 2 * to)
    for x in min(start, end) + 1..<max(start, end) {
      let stroke: Character = message.isAnswer ? "╌" : "─"
      glyphs[x] = x.isMultiple(of: 2) ? "┼" : stroke
    }
    glyphs[start] = end > start ? "├" : "┤"
    glyphs[end > start ? end - 1 : end + 1] = end > start ? ">" : "<"
    return String(glyphs)
  }
}

extension SequenceDiagram.Message {
  /// What is called, in a reader's words.
  fileprivate var words: String {
    guard let function, function.kind == .closure,
      let member = function.formedIn
    else { return text }
    return "closure of \(member)"
  }
}
