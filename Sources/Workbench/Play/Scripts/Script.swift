import ConsoleUI

/// A list of actions and expectations.
public struct Script: Equatable, Sendable {
  /// An action or an expectation, and where it stands.
  public struct Line: Equatable, Sendable {
    /// Counted from 1.
    public let number: Int
    public let step: Step
    /// What the script tells of an action.
    public let narration: Narration?

    public init(number: Int, step: Step, narration: Narration? = nil) {
      self.number = number
      self.step = step
      self.narration = narration
    }
  }

  /// What one line asks for.
  public enum Step: Equatable, Sendable {
    case action(Action)
    /// The frame contains this text.
    case expect(String)
    /// The frame does not contain this text.
    case refute(String)

    /// Whether it looks at the screen, and does nothing.
    package var isCheck: Bool { if case .action = self { false } else { true } }
  }

  /// A file's name, or what else tells people which script it is.
  public let name: String
  public let lines: [Line]

  public init(name: String, lines: [Line]) {
    self.name = name
    self.lines = lines
  }

  /// A script of actions only, on lines of their own.
  public init(name: String, actions: [Action]) {
    self.init(
      name: name,
      lines: actions.enumerated().map { index, action in
        Line(number: index + 1, step: .action(action))
      }
    )
  }
}

extension Script {
  /// Reads a script from the bytes of a file.
  ///
  /// A byte order mark and line ends of Windows are no mistakes.
  public init(name: String, bytes: [UInt8]) throws(ScriptError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Self.invalidUTF8(in: bytes, name: name)
    }
    try self.init(name: name, text: text)
  }

  /// Reads a script from text.
  ///
  /// Comment lines directly above an action are its narration.
  public init(name: String, text: String) throws(ScriptError) {
    var lines: [Line] = []
    var comments: [String] = []
    for (index, row) in Self.rows(of: text).enumerated() {
      if let comment = Self.comment(in: row) {
        comments.append(comment)
        continue
      }
      var reader = LineReader(row)
      do throws(LineReader.Failure) {
        if let step = try reader.readStep() {
          let narration = step.isCheck ? nil : Narration(comments: comments)
          lines.append(
            Line(number: index + 1, step: step, narration: narration)
          )
        }
        comments = []
      } catch {
        throw ScriptError(
          script: name,
          line: index + 1,
          column: error.column,
          message: error.message
        )
      }
    }
    self.init(name: name, lines: lines)
  }

  /// What a row says that is a comment and nothing else.
  private static func comment(in row: Substring) -> String? {
    let text = row.unicodeScalars.drop { $0.properties.isWhitespace }
    guard text.first == "#" else { return nil }
    return String(text.drop { $0 == "#" })
  }

  /// The lines of a text, without its byte order mark.
  private static func rows(of text: String) -> [Substring] {
    let body = text.hasPrefix("\u{feff}") ? text.dropFirst() : text[...]
    return body.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    )
  }

  /// Tells of the first byte that is no text, which decoding replaces.
  private static func invalidUTF8(
    in bytes: [UInt8],
    name: String
  ) -> ScriptError {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let rows = rows(of: String(text.prefix { $0 != "\u{fffd}" }))
    return ScriptError(
      script: name,
      line: rows.count,
      column: (rows.last?.count ?? 0) + 1,
      message: "expected text in UTF-8"
    )
  }
}

/// A line of a script that cannot be understood.
public struct ScriptError: Error, Equatable, CustomStringConvertible {
  /// The name of the script.
  public let script: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in characters.
  public let column: Int
  public let message: String

  public var description: String {
    "\(script.sanitizedForDisplay):\(line):\(column): \(message)"
  }
}
