/// How content differs from the format that it should be in.
enum FormatError: Error, Equatable, CustomStringConvertible {
  case notJSON(problem: String)
  case mismatch(path: JSONPath, expected: String, found: String)

  /// One line, safe to print whatever the content was.
  var description: String {
    switch self {
    case .notJSON(let problem):
      return "not valid JSON: \(problem)"
    case .mismatch(let path, let expected, let found):
      let place = path.steps.isEmpty ? "" : "\(path): "
      return "\(place)expected \(expected), found \(found)"
    }
  }
}

extension String {
  /// The beginning of a long text, in quotes.
  var quotedInPart: String { shortened.quotedOnOneLine }

  /// The text in quotes, with what would end them, or break or steer a line,
  /// escaped.
  var quotedOnOneLine: String {
    let text = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text.escapedOnOneLine)\""
  }

  /// The text with escapes for control characters, line breaks, and all that
  /// looks like a space and is none.
  var escapedOnOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator,
        .spaceSeparator where scalar != " ":
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
  }

  var shortened: String {
    // Cut by scalars: one character can hold any number of them.
    let head = unicodeScalars.prefix(40)
    return head.endIndex == endIndex ? self : String(head) + "..."
  }
}
