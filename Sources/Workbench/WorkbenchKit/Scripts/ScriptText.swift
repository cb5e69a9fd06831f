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

/// How a script says which of several views it means.
func which(_ number: Int?) -> String {
  number.map { " number \($0)" } ?? ""
}

/// How a script names a text field.
func into(_ name: String?) -> String {
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
  ///
  /// What does not show, or could steer a terminal, is written as `\u{...}`.
  public var quotedForScript: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        if scalar.isSafeInScripts {
          quoted.unicodeScalars.append(scalar)
        } else {
          quoted += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return quoted + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isSafeInScripts: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator,
      .privateUse, .unassigned, .surrogate, .nonspacingMark, .enclosingMark:
      false
    case .spaceSeparator:
      self == " "
    default:
      true
    }
  }
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
