import Services

/// The words with which the lines of a script begin.
enum Verb: String, CaseIterable {
  case tap, select, type, back, wait, network, expect, refute
}

extension Action: CustomStringConvertible {
  /// The action as a line of a script.
  public var description: String {
    switch self {
    case .tap(let title, let row, let number):
      "\(Verb.tap) \(title.quotedForScript)"
        + (row.map { " in row \($0)" } ?? "") + which(number)
    case .select(let row): "\(Verb.select) \(row)"
    case .type(let text, let name, let number):
      "\(Verb.type) \(text.quotedForScript)" + into(name) + which(number)
    case .back: "\(Verb.back)"
    case .wait(let duration): "\(Verb.wait) \(duration.scriptText)"
    case .network(let condition): "\(Verb.network) \(condition.rawValue)"
    }
  }
}

extension Offer: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let title, let rows, let number):
      "\(Verb.tap) \(title.quotedForScript)"
        + (rows.map { " in row \($0.numbers)" } ?? "") + which(number)
    case .select(let last):
      "\(Verb.select) \((1...last).numbers)"
    case .type(let name, let number):
      "\(Verb.type) \"...\"" + into(name) + which(number)
    case .back:
      "\(Verb.back)"
    }
  }
}

extension ClosedRange<Int> {
  /// Such as "1 to 12", or "1" where there is but one.
  fileprivate var numbers: String {
    count == 1 ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}

/// How a script says which of several views it means.
private func which(_ number: Int?) -> String {
  number.map { " number \($0)" } ?? ""
}

/// How a script names a text field.
private func into(_ name: String?) -> String {
  name.map { " into \($0.quotedForScript)" } ?? ""
}

extension Script.Step: CustomStringConvertible {
  /// The step as a line of a script.
  public var description: String {
    switch self {
    case .action(let action): action.description
    case .expect(let text): "\(Verb.expect) \(text.quotedForScript)"
    case .refute(let text): "\(Verb.refute) \(text.quotedForScript)"
    }
  }
}

extension String {
  /// The text between quotes, such that a script reads the same text again.
  public var quotedForScript: String { quotedOnOneLine }
}

extension Duration {
  /// The duration as a script has it: in whole seconds, else milliseconds.
  var scriptText: String {
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    return milliseconds == 0
      ? "\(seconds)s" : "\(seconds * 1000 + milliseconds)ms"
  }
}
