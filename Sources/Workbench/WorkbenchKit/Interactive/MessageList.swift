import CallTrace
import ConsoleUI

/// The messages of the last action in one variant, as rows of text.
///
/// Messages that go one after another from the same to the same stand
/// together.
struct MessageList {
  enum Row: Equatable {
    /// From whom to whom.
    case heading(String)
    /// A message, counted from 0.
    case message(Int, String)
    /// What had no room in the row above.
    case rest(String)
    case remark(String)
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
    if steps.isEmpty { rows = [.remark("(no calls)")] }
    var last = ""
    for (index, step) in steps.enumerated() {
      switch step {
      case .message(let message):
        let from = names[message.from]
        let heading = "\(from) \(arrow) \(names[message.to])"
        if heading != last { add(heading, indent: 0) { .heading($0) } }
        last = heading
        let number = functions.count
        let value = steps.valueSet(at: index)
        add(value ?? message.text, indent: 2) { .message(number, $0) }
        functions.append(message.function)
      case .note(let note) where note.at == nil:
        add("(\(note.text))", indent: 0) { .remark($0) }
        last = ""
      case .note:
        break
      }
    }
  }

  /// Adds a text in as many rows as it needs.
  private mutating func add(
    _ text: String,
    indent: Int,
    as row: (String) -> Row
  ) {
    let text = text.sanitizedForDisplay
    let lines =
      text.cellWidth <= width - indent
      ? [text] : text.wrapped(toCells: max(1, width - Self.indentOfRest))
    rows += lines.prefix(1).map(row) + lines.dropFirst().map(Row.rest)
  }

  static let indentOfRest = 4

  /// In so many cells names fit as they are.
  private static let widthForNames = 60

  /// The rows that can be seen, so that a message is among them, and how many
  /// are left below.
  func rows(
    _ count: Int,
    showing message: Int?
  ) -> (rows: ArraySlice<Row>, left: Int) {
    guard rows.count > count, count > 0 else {
      return (rows.prefix(max(0, count)), 0)
    }
    let wanted = rows.firstIndex { row in
      if case .message(message, _) = row { true } else { false }
    }
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
