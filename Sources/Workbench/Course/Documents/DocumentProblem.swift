/// What is wrong with a part of a text.
struct DocumentProblem: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// A place in a text that is not as the tree is.
package struct DocumentIssue: Equatable, Sendable, CustomStringConvertible {
  /// Seen from the package.
  package let file: String
  /// Counted from 1.
  package let line: Int
  package let message: String

  package var description: String { "\(file):\(line): \(message)" }
}
