/// How content differs from the format that it should be in.
enum FormatError: Error, Equatable, CustomStringConvertible {
  case notJSON(problem: String)
  /// The path reads like `photos[3].created_at`, and is empty at the top.
  case mismatch(path: String, expected: String, found: String)

  /// One line, safe to print whatever the content was.
  var description: String {
    switch self {
    case .notJSON(let problem):
      "not valid JSON: \(problem)"
    case .mismatch("", let expected, let found):
      "expected \(expected), found \(found)"
    case .mismatch(let path, let expected, let found):
      "\(path): expected \(expected), found \(found)"
    }
  }

  static func mismatch(
    at path: [any CodingKey],
    expected: String,
    found: String
  ) -> FormatError {
    .mismatch(path: keyPath(path), expected: expected, found: found)
  }

  private static func keyPath(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

/// What stands where something else was expected, in a few words.
struct FoundValue: Decodable, CustomStringConvertible {
  /// Such as a number that is too large for any type.
  static let unknown = "a value that cannot be read"

  let description: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      description = "null"
    } else if let flag = try? value.decode(Bool.self) {
      description = "\(flag)"
    } else if let text = try? value.decode(String.self) {
      description = text.shortened(to: 40).quotedOnOneLine
    } else if let number = try? value.decode(Int.self) {
      description = "\(number)"
    } else if let number = try? value.decode(Double.self) {
      description = "\(number)"
    } else if (try? decoder.unkeyedContainer()) != nil {
      description = "a list"
    } else if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
      description = "an object"
    } else {
      description = Self.unknown
    }
  }

  private enum AnyKey: CodingKey {}
}

extension String {
  /// The text in quotes, with what would break or steer a line escaped.
  var quotedOnOneLine: String { "\"\(escapedOnOneLine)\"" }

  /// The text with control characters and line breaks escaped.
  var escapedOnOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
  }

  fileprivate func shortened(to length: Int) -> String {
    // Cut by scalars: one character can hold any number of them.
    guard unicodeScalars.count > length else { return self }
    return String(unicodeScalars.prefix(length)) + "..."
  }
}
