/// How content differs from the format that it should be in.
struct FormatError: Error {
  /// One line, safe to print whatever the content was.
  let description: String

  init(notJSON problem: String) {
    description = "not valid JSON: \(problem)"
  }

  init(_ path: JSONPath, expected: String, found: String) {
    let place = path.description
    description =
      "\(place)\(place.isEmpty ? "" : ": ")expected \(expected), found \(found)"
  }
}

extension String {
  /// The beginning of a long text, in quotes.
  var quotedInPart: String { shortened.quotedOnOneLine }

  /// The text in quotes and on one line, such that it can be read again.
  ///
  /// What does not show, or could steer a terminal, is written as `\u{...}`.
  public var quotedOnOneLine: String {
    let text = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: scalar.escapedIfUnseen
      }
    }
    return "\"\(text.joined())\""
  }

  var shortened: String {
    // Cut by scalars: one character can hold any number of them.
    let head = unicodeScalars.prefix(40)
    return head.endIndex == endIndex ? self : String(head) + "..."
  }
}

extension Unicode.Scalar {
  fileprivate var escapedIfUnseen: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse,
      .unassigned, .surrogate, .nonspacingMark, .enclosingMark,
      .spaceSeparator where self != " ":
      "\\u{\(String(value, radix: 16))}"
    default:
      String(self)
    }
  }
}
