import ConsoleUI

/// Words with their emphasis, ready to be set in lines.
struct InlineText {
  /// How a word stands out where colours and weights are shown.
  enum Emphasis: Equatable {
    case none
    case strong
    case code

    /// Source: ECMA-48, SGR.
    var controlSequence: String? {
      switch self {
      case .none: nil
      case .strong: "\u{1b}[1m"
      case .code: "\u{1b}[36m"
      }
    }
  }

  private struct Piece {
    var text: String
    let emphasis: Emphasis
  }

  private var pieces: [Piece] = []

  /// Reads `code`, **strong** and *stressed* words and [links](address).
  ///
  /// - Parameter keepsMarks: whether code stays in its back quotes, for where
  ///   it cannot be seen otherwise.
  init(_ markdown: String, keepsMarks: Bool = true) {
    var rest = Substring(markdown)
    var plain = ""
    func flush(_ pieces: inout [Piece]) {
      if !plain.isEmpty { pieces.append(Piece(text: plain, emphasis: .none)) }
      plain = ""
    }
    while let character = rest.first {
      if let (code, after) = Self.enclosed(rest, "`", "`") {
        flush(&pieces)
        let text = keepsMarks ? "`\(code)`" : String(code)
        pieces.append(Piece(text: text, emphasis: .code))
        rest = after
      } else if let (text, after) = Self.enclosed(rest, "**", "**") {
        flush(&pieces)
        pieces +=
          InlineText(String(text), keepsMarks: keepsMarks)
          .strengthened
        rest = after
      } else if let (text, after) = Self.enclosed(rest, "*", "*"),
        text.first != " "
      {
        plain += text
        rest = after
      } else if let (text, after) = Self.enclosed(rest, "[", "]("),
        let end = after.firstIndex(of: ")")
      {
        flush(&pieces)
        let label = InlineText(String(text), keepsMarks: keepsMarks)
        pieces += label.pieces
        let address = after[..<end]
        if !label.plain.contains(address) { plain += " <\(address)>" }
        rest = after[end...].dropFirst()
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    flush(&pieces)
    pieces = pieces.map {
      Piece(text: $0.text.sanitizedForDisplay, emphasis: $0.emphasis)
    }
  }

  /// The text alone.
  var plain: String { pieces.map(\.text).joined() }

  private var strengthened: [Piece] {
    pieces.map { piece in
      Piece(
        text: piece.text,
        emphasis: piece.emphasis == .none ? .strong : piece.emphasis
      )
    }
  }

  private static func enclosed(
    _ text: Substring,
    _ start: String,
    _ end: String
  ) -> (inner: Substring, rest: Substring)? {
    guard text.hasPrefix(start) else { return nil }
    let inner = text.dropFirst(start.count)
    guard let range = inner.firstRange(of: end),
      range.lowerBound > inner.startIndex
    else { return nil }
    return (inner[..<range.lowerBound], inner[range.upperBound...])
  }

  /// The text in lines of at most `width` cells; only an address may be wider.
  func lines(width: Int, usesColor: Bool) -> [String] {
    let wrapped = plain.wrappedBetweenAddresses(toCells: max(1, width))
    guard usesColor else { return wrapped }
    // Wrapping only drops spaces, so the characters of the lines and of the
    // pieces are the same in the same order.
    var marks = pieces.flatMap { piece in
      piece.text.filter { $0 != " " }.map { ($0, piece.emphasis) }
    }[...]
    return wrapped.map { line in
      var result = ""
      var current = Emphasis.none
      for character in line {
        if character != " ", let (_, emphasis) = marks.popFirst(),
          emphasis != current
        {
          if current != .none { result += "\u{1b}[0m" }
          result += emphasis.controlSequence ?? ""
          current = emphasis
        }
        result.append(character)
      }
      return current == .none ? result : result + "\u{1b}[0m"
    }
  }
}

extension String {
  /// The text as lines in which each address stays whole: a terminal that
  /// breaks the line itself lets one copy it.
  fileprivate func wrappedBetweenAddresses(toCells width: Int) -> [String] {
    let standIn = String(repeating: "\u{e000}", count: width)
    var addresses: [Substring] = []
    let words = split(separator: " ", omittingEmptySubsequences: false)
      .map { word in
        guard word.contains("://"), String(word).cellWidth > width else {
          return word
        }
        addresses.append(word)
        return standIn[...]
      }
    let lines = words.joined(separator: " ").wrapped(toCells: width)
    var left = addresses[...]
    return lines.map { line in
      line == standIn ? left.popFirst().map(String.init) ?? line : line
    }
  }
}
