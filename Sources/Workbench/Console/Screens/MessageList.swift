import ConsoleUI
import Trace

/// The messages of the last action in one variant, as rows of a diagram.
///
/// A row is a message: an arrow between lifelines that stand close together,
/// and beside it what is called. Where there is no room for the whole, the row
/// is cut; `title(of:)` says it of the chosen message.
struct MessageList {
  struct Row {
    let text: String
    let style: CellStyle
    /// The message that it shows, counted from 0.
    var message: Int?
  }

  private(set) var rows: [Row] = []
  private(set) var messages: [SequenceDiagram.Message] = []
  private let names: ShortNames
  private let lanes: Lanes?
  private let width: Int

  /// - Parameters:
  ///   - prefix: What names begin with and need not say.
  ///   - isPlain: Whether words stand in place of lines.
  ///   - width: How many cells a row may take.
  init(
    _ diagram: SequenceDiagram,
    without prefix: String,
    isPlain: Bool,
    width: Int
  ) {
    self.width = width
    names = ShortNames(of: diagram, without: prefix)
    let lanes = Lanes(diagram.lifelines)
    let hasRoom = lanes.width + Self.leastText <= width
    self.lanes = isPlain || !hasRoom ? nil : lanes
    if diagram.steps.isEmpty { add("(no calls)") }
    for (index, step) in diagram.steps.enumerated() {
      switch step {
      case .message(let message):
        add(message, setting: diagram.steps.valueSet(at: index))
      case .note(let note) where note.at == nil:
        add("(\(note.text))")
      case .note:
        break
      }
    }
  }

  /// The initials of the lifelines, above the rows; nil where there are none.
  var heading: String? {
    lanes.map { lanes in
      "  "
        + lanes.names.map { names[$0].prefix(1).uppercased() }
        .joined(separator: " ")
    }
  }

  private mutating func add(
    _ message: SequenceDiagram.Message,
    setting value: String?
  ) {
    let text = (value ?? message.words).sanitizedForDisplay
    let receiver = names[message.to]
    let left = lanes.map { $0.arrow(of: message) + " " } ?? ""
    let isRoomy = width - left.count >= Self.leastTextWithReceiver
    rows.append(
      Row(
        text: "  " + left + (isRoomy || lanes == nil ? "\(receiver)." : "")
          + text,
        style: .plain,
        message: messages.count
      )
    )
    messages.append(message)
  }

  private mutating func add(_ note: String) {
    let left = lanes.map { $0.lines + " " } ?? ""
    rows.append(Row(text: "  \(left)\(note)", style: .faint))
  }

  /// Narrower than this, what is called says too little.
  private static let leastText = 16
  private static let leastTextWithReceiver = 40

  /// The message that says first what the architecture does, not the screen.
  var firstOfInterest: Int {
    messages.firstIndex { message in
      guard let module = message.function?.module else { return false }
      return module != "ConsoleUI" && module != "Layouts"
    } ?? 0
  }

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
    return
      "\(names[message.from]) → \(names[message.to]): \(message.words)"
      .sanitizedForDisplay
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

/// The lifelines of a diagram, two cells apart; all widgets share one.
private struct Lanes {
  /// The first participant of each lifeline.
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  init(_ participants: [SequenceDiagram.Participant]) {
    var widgets: Int?
    for participant in participants {
      let isWidget = participant.role == Role.widget.name
      if isWidget, let widgets {
        places[participant.name] = widgets
      } else {
        if isWidget { widgets = names.count }
        places[participant.name] = names.count
        names.append(participant.name)
      }
    }
  }

  var width: Int { max(0, 2 * names.count - 1) }

  /// The lifelines without a message.
  var lines: String { String(glyphs) }

  private var glyphs: [Character] {
    (0..<width).map { $0.isMultiple(of: 2) ? "│" : " " }
  }

  /// The lifelines with the arrow of a message.
  func arrow(of message: SequenceDiagram.Message) -> String {
    guard let from = places[message.from], let to = places[message.to],
      from != to
    else { return lines }
    var glyphs = glyphs
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

extension [SequenceDiagram.Step] {
  /// What a widget's property was set to by the message at a place, such as
  /// `text = "Hello"`.
  fileprivate func valueSet(at index: Int) -> String? {
    guard index + 1 < count,
      case .message(let message) = self[index],
      case .note(let note) = self[index + 1],
      note.at == message.to, message.text.hasPrefix("set ")
    else { return nil }
    return note.text
  }
}

/// The names of those who send and receive, without what all begin with.
///
/// `WeatherPresenter` is `Presenter` in a list of the weather's messages,
/// unless another is called so there.
private struct ShortNames {
  private let prefix: String
  private let names: Set<String>

  init(of diagram: SequenceDiagram, without prefix: String) {
    self.prefix = prefix
    names = Set(diagram.lifelines.map(\.name))
  }

  subscript(name: String) -> String {
    guard name.hasPrefix(prefix) else { return name }
    let rest = String(name.dropFirst(prefix.count))
    let isName = rest.first?.isUppercase == true
    return isName && !names.contains(rest) ? rest : name
  }
}
