/// The compiler's errors in what a build has printed, each once.
package struct CompilerErrors: Sendable {
  /// One error at its place.
  package struct Entry: Hashable, Sendable {
    /// As the compiler says it, in full.
    package let path: String
    package let line: Int
    /// The column and the message, such as "5: error: cannot find 'b'".
    fileprivate let rest: String
    /// The lines of source that follow, and what is drawn below them.
    fileprivate var context: [Substring] = []

    /// The first line.
    fileprivate var headline: String { "\(path):\(line):\(rest)" }

    /// All lines, with a path as it is shown to somebody.
    package func text(path: String) -> String {
      (["\(path):\(line):\(rest)"] + context).joined(separator: "\n")
    }
  }

  package let entries: [Entry]
  private let output: String

  /// - Parameter output: With lines such as "/a/B.swift:3:5: error: no such".
  package init(in output: String) {
    self.output = output
    var entries: [Entry] = []
    var isContext = false
    for line in output.split(whereSeparator: \.isNewline) {
      if let entry = Entry(line) {
        // The same error comes once for each step of the build that met it.
        isContext = !entries.contains { $0.headline == entry.headline }
        if isContext { entries.append(entry) }
      } else if isContext, line.isDrawn {
        entries[entries.count - 1].context.append(line)
      } else {
        isContext = false
      }
    }
    self.entries = entries
  }

  /// The first lines of all errors; what was printed if none has a place.
  package var summary: String {
    entries.isEmpty
      ? output
      : entries.map(\.headline).joined(separator: "\n")
  }
}

extension CompilerErrors.Entry {
  /// Reads `path:line:column: error: message`, behind a step of the build such
  /// as "[3/4] ".
  fileprivate init?(_ text: Substring) {
    let form = /(?:\[.+?\] )?(.+):(\d+):(\d+: error: .*)/
    guard text.contains(": error: "), let match = text.wholeMatch(of: form),
      let line = Int(match.2)
    else { return nil }
    self.init(path: String(match.1), line: line, rest: String(match.3))
  }
}

extension Substring {
  /// Whether it is a line of source with its number, or drawn below one.
  fileprivate var isDrawn: Bool {
    drop { $0 == " " || ("0"..."9").contains($0) }.hasPrefix("|")
  }
}
