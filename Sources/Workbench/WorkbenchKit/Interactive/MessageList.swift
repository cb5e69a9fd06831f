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
    case remark(String)
  }

  private(set) var rows: [Row] = []
  /// What each message calls; nil where no source says it.
  private(set) var functions: [FunctionName?] = []

  /// - Parameters:
  ///   - feature: A name that types begin with, which needs no saying.
  ///   - arrow: What stands between from and to.
  ///   - width: How many cells a row may take.
  init(
    _ steps: [SequenceDiagram.Step],
    without prefix: String,
    arrow: String = "→",
    width: Int
  ) {
    guard !steps.isEmpty else {
      rows = [.remark("(no calls)")]
      return
    }
    var last = ""
    for (index, step) in steps.enumerated() {
      switch step {
      case .message(let from, let to, let text, _, let function):
        let names = [from, to].map {
          width < Self.widthForNames ? $0.removing(prefix: prefix) : $0
        }
        let heading = "\(names[0]) \(arrow) \(names[1])"
        if heading != last { rows.append(.heading(heading)) }
        last = heading
        let value = steps.valueSet(at: index)
        rows.append(.message(functions.count, value ?? text))
        functions.append(function)
      case .note(nil, let text):
        rows.append(.remark("(\(text))"))
        last = ""
      case .note:
        break
      }
    }
  }

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
      case .message(_, let to, let text, _, _) = self[index],
      case .note(to, let value) = self[index + 1], text.hasPrefix("set ")
    else { return nil }
    return value
  }
}

extension String {
  /// The rest of a name such as `WeatherPresenter`, if it is a name, too.
  fileprivate func removing(prefix: String) -> String {
    guard hasPrefix(prefix) else { return self }
    let rest = dropFirst(prefix.count)
    return rest.first?.isUppercase == true ? String(rest) : self
  }
}
