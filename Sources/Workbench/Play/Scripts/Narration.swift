import ConsoleUI

/// What the comment lines above an action tell of it.
public struct Narration: Equatable, Sendable {
  /// All of it, on one line.
  public let text: String

  /// - Parameter comments: The lines; nil comes of blank ones.
  package init?(comments: [String]) {
    let words = comments.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    guard !words.isEmpty else { return nil }
    text = words.joined(separator: " ").sanitizedForDisplay
  }

  /// Its sentences, of which there is at least one.
  public var sentences: [String] {
    text.replacing(/[.!?]\s/) { "\($0.output.dropLast())\n" }
      .split(separator: "\n").map(String.init)
  }

  /// The first sentence.
  public var title: String { sentences[0] }
}
