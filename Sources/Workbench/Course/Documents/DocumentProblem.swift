/// What is wrong with a part of a text.
struct DocumentProblem: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// A place in a text that is not as the tree is.
public struct DocumentIssue: Equatable, Sendable, CustomStringConvertible {
  /// Seen from the package.
  public let file: String
  /// Counted from 1.
  public let line: Int
  public let message: String

  public var description: String { "\(file):\(line): \(message)" }
}
