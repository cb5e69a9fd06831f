import SwiftSource

/// A source file of an exercise, for what running it cannot show.
public struct ExerciseSource: Sendable {
  /// The text without its comments; what stands in quotes stays.
  public let code: String
  /// The modules that the file imports, in its order.
  public let imports: [String]

  public init(_ text: String) {
    code = Lexer.code(of: text)
    imports = Lexer.tokens(of: text).imports
  }

  /// Whether the code has a text in it; comments do not count.
  public func contains(_ text: String) -> Bool {
    code.contains(text)
  }
}
