import ConsoleUI

/// Words with their emphasis, ready to be set in lines.
struct InlineText {
  /// How a word stands out where colours and weights are shown.
  ///
  /// Source: ECMA-48, SGR.
  enum Emphasis: String {
    case none = "\u{1b}[0m"
    case strong = "\u{1b}[1m"
    case code = "\u{1b}[36m"

    /// Sets a text that has this emphasis from its begin to its end.
    func set(_ text: String) -> String {
      rawValue + text + Emphasis.none.rawValue
    }
  }

  private struct Piece {
    let text: String
    let emphasis: Emphasis
  }

  private let pieces: [Piece]

  /// - Parameter keepsMarks: whether code stays in its back quotes, for where
  ///   it cannot be seen otherwise.
  init(_ markdown: String, keepsMarks: Bool = true) {
    pieces = MarkdownSpan.spans(of: markdown).flatMap {
      Self.pieces(of: $0, .none, keepsMarks: keepsMarks)
    }
  }

  /// The text alone.
  var plain: String { pieces.map(\.text).joined() }

  private static func pieces(
    of span: MarkdownSpan,
    _ emphasis: Emphasis,
    keepsMarks: Bool
  ) -> [Piece] {
    func piece(_ text: String, _ emphasis: Emphasis) -> Piece {
      Piece(text: text.sanitizedForDisplay, emphasis: emphasis)
    }
    switch span {
    case .text(let text), .stressed(let text): return [piece(text, emphasis)]
    case .code(let code):
      return [piece(keepsMarks ? "`\(code)`" : code, .code)]
    case .strong(let spans):
      return spans.flatMap { pieces(of: $0, .strong, keepsMarks: keepsMarks) }
    case .link(let label, let address):
      let words = label.flatMap {
        pieces(of: $0, emphasis, keepsMarks: keepsMarks)
      }
      return label.contains(where: { $0.plain.contains(address) })
        ? words : words + [piece(" <\(address)>", emphasis)]
    }
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
          if current != .none { result += Emphasis.none.rawValue }
          if emphasis != .none { result += emphasis.rawValue }
          current = emphasis
        }
        result.append(character)
      }
      return current == .none ? result : result + Emphasis.none.rawValue
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
