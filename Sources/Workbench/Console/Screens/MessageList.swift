import ConsoleUI
import Play
import Trace

/// The messages of the last action in one variant, as rows of text.
///
/// Messages that go one after another from the same to the same stand
/// together.
struct MessageList {
  struct Row {
    let text: String
    let style: CellStyle
    /// The message that begins in it, counted from 0.
    var message: Int?
  }

  private(set) var rows: [Row] = []
  /// What each message calls; nil where no source says it.
  private(set) var functions: [FunctionName?] = []
  private let width: Int

  /// - Parameters:
  ///   - prefix: What names begin with and need not say.
  ///   - arrow: What stands between from and to.
  ///   - width: How many cells a row may take.
  init(
    _ steps: [SequenceDiagram.Step],
    without prefix: String,
    arrow: String = "→",
    width: Int
  ) {
    self.width = width
    let names = ShortNames(
      of: steps,
      without: width < Self.widthForNames ? prefix : nil
    )
    if steps.isEmpty { add("(no calls)", style: .faint) }
    var last = ""
    for (index, step) in steps.enumerated() {
      switch step {
      case .message(let message):
        let from = names[message.from]
        let heading = "\(from) \(arrow) \(names[message.to])"
        if heading != last { add(heading, style: .plain) }
        last = heading
        add(
          steps.valueSet(at: index) ?? message.text,
          style: .accent,
          message: functions.count
        )
        functions.append(message.function)
      case .note(let note) where note.at == nil:
        add("(\(note.text))", style: .faint)
        last = ""
      case .note:
        break
      }
    }
  }

  /// Adds a text in as many rows as it needs.
  private mutating func add(
    _ text: String,
    style: CellStyle,
    message: Int? = nil
  ) {
    let text = text.sanitizedForDisplay
    let indent = message == nil ? "" : Self.indent
    let lines =
      indent.count + text.cellWidth <= width
      ? [text] : text.wrapped(toCells: max(1, width - 2 * Self.indent.count))
    rows += lines.prefix(1).map { line in
      Row(text: indent + line, style: style, message: message)
    }
    rows += lines.dropFirst().map { line in
      Row(text: Self.indent + Self.indent + line, style: .accent)
    }
  }

  /// What stands before a message, as wide as the mark of a chosen one.
  private static let indent = "  "

  /// In so many cells names fit as they are.
  private static let widthForNames = 60

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

/// Which message is chosen, among lists that stand side by side.
struct MessageChoice {
  /// The variant whose list stands first.
  var firstVariant: Int
  /// The list that the arrows have led to; there may be fewer by now.
  private var wantedList = 0
  /// The chosen message of each variant, if it is not the first.
  private var messages: [Int: Int] = [:]

  init(firstVariant: Int) {
    self.firstVariant = firstVariant
  }

  /// The list that the arrows are in, of so many.
  func list(of count: Int) -> Int { min(wantedList, count - 1) }

  /// The chosen message of a list, counted from 0.
  func message(in list: Int) -> Int { messages[firstVariant + list] ?? 0 }

  /// Moves by an arrow.
  mutating func move(by arrow: Key, among lists: [MessageList]) {
    let list = list(of: lists.count)
    let last = lists[list].functions.count - 1
    let message = message(in: list)
    switch arrow {
    case .left: wantedList = max(0, list - 1)
    case .right: wantedList = min(lists.count - 1, list + 1)
    case .up: messages[firstVariant + list] = max(0, message - 1)
    default: messages[firstVariant + list] = max(0, min(last, message + 1))
    }
  }

  /// Goes to the beginning of every list where an action has led to other
  /// messages.
  mutating func keep(after action: Action) {
    if action.isGesture { messages = [:] }
  }
}

/// The names of those who send and receive, without what all begin with.
///
/// `WeatherPresenter` is `Presenter` in a list of the weather's messages,
/// unless another is called so there.
private struct ShortNames {
  private let prefix: String?
  private let names: Set<String>

  init(of steps: [SequenceDiagram.Step], without prefix: String?) {
    self.prefix = prefix
    names = Set(steps.compactMap(\.message).flatMap { [$0.from, $0.to] })
  }

  subscript(name: String) -> String {
    guard let prefix, name.hasPrefix(prefix) else { return name }
    let rest = String(name.dropFirst(prefix.count))
    let isName = rest.first?.isUppercase == true
    return isName && !names.contains(rest) ? rest : name
  }
}
