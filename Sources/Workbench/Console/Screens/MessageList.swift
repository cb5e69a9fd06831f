import ConsoleUI
import Render
import Trace

/// The messages of the last action in one variant, as they were recorded.
struct MessagesOfAction {
  let ladder: Ladder
  /// What is said beside them, by their numbers from 0.
  let remarks: [Int: Remark]
  /// How many of them the action itself led to; answers led to the others.
  let countBeforeAnswers: Int
}

/// The messages of the last action in one variant, as rows of a diagram.
///
/// A row is a message: an arrow between lanes that stand close together, and
/// beside it what is called; or, without lanes or within one, who calls whom.
/// What is too long goes on in further rows.
struct MessageList {
  struct Row {
    let text: String
    /// The message that it shows, counted from 0.
    var message: Int?
    /// Whether its message begins in a row above.
    var isContinued = false
  }

  private(set) var rows: [Row] = []
  private(set) var messages: [SequenceDiagram.Message] = []
  /// What is said beside them, by their numbers.
  let remarks: [Int: Remark]
  /// The last that drops an answer; else, of what was done before answers came,
  /// the message that cancels an older task, else the first to one who decides;
  /// else that with which the decision begins, else the first.
  private(set) var firstOfInterest = 0
  private let ladder: Ladder
  /// How many messages were sent before answers came.
  private let countBeforeAnswers: Int
  private let prefix: String
  private let form: Form
  private let isPlain: Bool
  private let width: Int
  /// A letter for each lane's name, the same in all lists.
  private var lettersOfNames: [String: String] = [:]

  /// How messages are drawn.
  private enum Form {
    /// Between lanes, each with its name above it.
    case lanes
    /// Between lanes that have a letter each, where the names would leave no
    /// room for messages.
    case letters
    /// Without lanes, where even these have no room.
    case names
  }

  /// Lists of several architectures, all in one form, with lanes where those of
  /// each have room: one for each type, else one for each role.
  ///
  /// - Parameters:
  ///   - prefix: What names begin with and need not say.
  ///   - isPlain: Whether words stand in place of lines.
  ///   - size: How many cells there are for each.
  static func lists(
    of ladders: [MessagesOfAction],
    without prefix: String,
    isPlain: Bool,
    in size: CellSize
  ) -> [MessageList] {
    func lists(_ form: Form, joined: Bool = false) -> [MessageList] {
      let lists = ladders.map { messages in
        MessageList(
          messages,
          joined ? messages.ladder.joinedByRole : messages.ladder,
          without: prefix,
          isPlain: isPlain,
          form: form,
          in: size
        )
      }
      return lists.map { list in
        var list = list
        list.lettersOfNames = Self.letters(for: lists.flatMap(\.names))
        return list
      }
    }
    for joined in isPlain ? [] : [false, true] {
      for form in [Form.lanes, .letters] {
        let lists = lists(form, joined: joined)
        // Fewer lanes leave more room for messages.
        let rows = joined ? 6 : 8
        if lists.allSatisfy({ $0.hasRoom(in: size, rows: rows) }) {
          return lists.map { $0.withRows() }
        }
      }
    }
    return lists(.names).map { $0.withRows() }
  }

  /// A list that has no rows yet.
  private init(
    _ messages: MessagesOfAction,
    _ ladder: Ladder,
    without prefix: String,
    isPlain: Bool,
    form: Form,
    in size: CellSize
  ) {
    self.ladder = ladder
    remarks = messages.remarks
    countBeforeAnswers = messages.countBeforeAnswers
    self.prefix = prefix
    self.form = ladder.lanes.isEmpty ? .names : form
    width = size.width
    self.isPlain = isPlain
  }

  private func withRows() -> MessageList {
    var list = self
    for (index, row) in ladder.rows.enumerated() {
      if index == ladder.start { list.firstOfInterest = list.messages.count }
      switch row {
      case .message(let message): list.add(message)
      case .folded(let steps): list.add("(\(steps.line))")
      }
    }
    let own = list.messages.prefix(countBeforeAnswers)
    list.firstOfInterest =
      list.messages.indices.last { remarks[$0]?.kind == .drops }
      ?? own.indices.first { remarks[$0]?.kind == .cancels }
      ?? own.firstIndex(where: ladder.reachesDecider)
      ?? list.firstOfInterest
    if list.messages.isEmpty {
      list.add("No type of this architecture is called.")
    }
    return list
  }

  /// Whether so many cells have room for its lanes and for so many rows.
  private func hasRoom(in size: CellSize, rows: Int) -> Bool {
    !hasLanes
      || ladder.width + 17 <= size.width && heading.count + rows <= size.height
  }

  private var decidingMark: String { isPlain ? "*" : "★" }

  private var hasLanes: Bool { form != .names }

  /// Whether a terminal of `ScreenLayout.leastSizeForDiagram` shows lanes.
  var lacksRoom: Bool { !isPlain && !hasLanes && !ladder.lanes.isEmpty }

  /// What stands above the messages: the names of the lanes, each above its
  /// own or with its letter.
  var heading: [String] {
    switch form {
    case .lanes: lanes
    case .letters: letters
    case .names: []
    }
  }

  private var lanes: [String] {
    ladder.lanes.enumerated().map { index, lane in
      let line =
        "  " + String(repeating: "│ ", count: index) + "┌ " + name(lane.name)
      let marked = lane.decides ? "\(line) \(decidingMark)" : line
      let whole = lane.decides ? "\(marked) decides" : line
      return whole.cellWidth <= width ? whole : marked
    }
  }

  private var letters: [String] {
    let letters = ladder.lanes.map { lettersOfNames[name($0.name)] ?? " " }
    let names = zip(letters, ladder.lanes).map { letter, lane in
      // No line ends at such a space.
      "\(letter)\u{A0}\(name(lane.name))"
        + (lane.decides ? "\u{A0}\(decidingMark)" : "")
    }
    let lines = names.joined(separator: ", ")
      .wrappedAtWords(toCells: width - Self.margin.cellWidth)
    return (lines + [letters.joined(separator: " ")]).map {
      Self.margin + $0.replacing("\u{A0}", with: " ")
    }
  }

  private var names: [String] { ladder.lanes.map { name($0.name) } }

  /// For each name its first letter that no other has, else any: a reader can
  /// guess whose it is.
  private static func letters(for names: [String]) -> [String: String] {
    var letters: [String: String] = [:]
    for name in names where letters[name] == nil {
      let known = (name.lowercased() + "abcdefghijklmnopqrstuvwxyz")
        .filter(\.isLetter).map(String.init)
      letters[name] = known.first { !letters.values.contains($0) }
    }
    return letters
  }

  private func name(_ participant: String) -> String {
    ladder.lanes.shortName(of: participant, without: prefix)
  }

  private func ends(of message: SequenceDiagram.Message) -> String {
    "\(name(message.from)) → \(name(message.to))"
  }

  /// Who calls whom in a message, where letters stand above the lanes; nil
  /// where the names do.
  func ends(ofMessage index: Int) -> String? {
    guard form == .letters, messages.indices.contains(index) else { return nil }
    return ends(of: messages[index])
  }

  private mutating func add(_ message: SequenceDiagram.Message) {
    // No line ends at such a space.
    let mark = ladder.reachesDecider(message) ? decidingMark + "\u{A0}" : ""
    let remark = remarks[messages.count].map {
      " " + $0.words(isPlain: isPlain).replacing(" ", with: "\u{A0}")
    }
    let text = mark + message.words.sanitizedForDisplay + (remark ?? "")
    if hasLanes {
      // Without an arrow its ends are to be said.
      let isInOneLane =
        ladder.lane(of: message.from) == ladder.lane(of: message.to)
      add(
        (isInOneLane ? "\(ends(of: message)): " : "") + text,
        beside: ladder.lines(with: message) + " ",
        of: messages.count
      )
    } else {
      add("\(ends(of: message)): \(text)", of: messages.count)
    }
    messages.append(message)
  }

  private mutating func add(_ note: String) {
    add(
      note.sanitizedForDisplay,
      beside: hasLanes ? ladder.lines(with: nil) + " " : ""
    )
  }

  /// Adds a text in as many rows as it needs.
  private mutating func add(
    _ text: String,
    beside first: String = "",
    of message: Int? = nil
  ) {
    let below = hasLanes ? ladder.lines(with: nil) + " " : "  "
    let room = width - Self.margin.cellWidth
    let lines =
      (first + text).cellWidth <= room
      ? [text] : text.wrappedAtWords(toCells: room - below.cellWidth)
    for (index, line) in lines.enumerated() {
      let left = Self.margin + (index == 0 ? first : below)
      rows.append(
        Row(
          text: left + line.replacing("\u{A0}", with: " "),
          message: message,
          isContinued: index > 0
        )
      )
    }
  }

  /// All of it, to be read from the chosen message on, on a screen of so many
  /// rows.
  @MainActor
  func viewer(titled title: String, chosen: Int, on height: Int) -> Viewer {
    // A name above each lane is clearest, and letters can stay in sight.
    let names = heading.count * 3 < height || form == .names ? heading : letters
    let rows = rows.map { row in
      guard row.message == chosen, !row.isContinued else { return row.text }
      return "> " + row.text.dropFirst(2)
    }
    let line = rows.first { $0.hasPrefix(">") }
    return Viewer(
      title: title,
      lines: (names + rows).map { Viewer.Line(text: $0) },
      opening: line.map { ($0, "the chosen message") },
      linesAbove: names.count + Self.rowsAboveChosen,
      linesKept: names.count
    )
  }

  private static let rowsAboveChosen = 3

  /// Stands where the chosen message has a mark.
  private static let margin = "  "

  /// The message that does the same as one of another list, if any: that with
  /// a remark of the same kind, else that of its text, at the same place among
  /// those of this text.
  func message(like index: Int, of other: MessageList) -> Int? {
    guard other.messages.indices.contains(index) else { return nil }
    if let kind = other.remarks[index]?.kind {
      let like = remarks.filter { $0.value.kind == kind }
      if let first = like.keys.min() { return first }
    }
    let text = other.messages[index].text
    let number = other.messages[..<index].count { $0.text == text }
    let same = messages.indices.filter { messages[$0].text == text }
    return number < same.count ? same[number] : same.last
  }

  /// The rows that can be seen, so that a message is among them, and how much
  /// there is besides, which has a row of its own.
  func rows(
    _ count: Int,
    showing message: Int
  ) -> (rows: ArraySlice<Row>, rest: String?) {
    guard rows.count > count, count > 1 else {
      return (rows.prefix(max(0, count)), nil)
    }
    let place = rows.firstIndex { $0.message == message } ?? 0
    let start = max(0, min(place - (count - 1) / 2, rows.count - count + 1))
    let shown = rows[start...].prefix(count - 1).drop(while: \.isContinued)
    let known = shown.compactMap(\.message)
    let parts = [
      (known.first ?? 0, "above"),
      (messages.count - 1 - (known.last ?? 0), "below"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return (shown, "… \(words.joined(separator: ", "))")
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

extension String {
  /// The text in lines that end between words; inside of words that are to
  /// stay together, or of a name, only if these are longer than a line.
  func wrappedAtWords(toCells columns: Int) -> [String] {
    guard cellWidth > columns else { return [self] }
    return split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines.removeLast()
      let longer = last.isEmpty ? String(word) : "\(last) \(word)"
      let fits = longer.cellWidth <= columns
      let parts = String(word).replacing("\u{A0}", with: " ")
        .wrappedAtNames(toCells: max(1, columns))
      lines += fits ? [longer] : last.isEmpty ? parts : [last] + parts
    }
  }
}
