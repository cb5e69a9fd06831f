/// What is wrong with a part of a text.
struct DocumentProblem: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// A place in a text that is not as the tree is.
struct DocumentIssue: Equatable, Sendable, CustomStringConvertible {
  /// Seen from the package.
  let file: String
  /// Counted from 1.
  let line: Int
  let message: String

  var description: String { "\(file):\(line): \(message)" }
}
