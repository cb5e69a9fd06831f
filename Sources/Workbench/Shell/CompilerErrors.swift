/// The compiler's errors in what a build has printed, each once.
package struct CompilerErrors: Sendable {
  /// One error at its place.
  package struct Entry: Hashable, Sendable {
    /// As the compiler says it, in full.
    package let path: String
    package let line: Int
    package let column: Int
    /// Such as "cannot find 'b' in scope".
    package let message: String
    /// The lines of source that follow, and what is drawn below them.
    package fileprivate(set) var context: [String] = []

    /// The first line, with a path as it is shown to somebody.
    package func headline(path: String) -> String {
      "\(path):\(line):\(column): error: \(message)"
    }

    /// All lines, with a path as it is shown to somebody.
    package func text(path: String) -> String {
      ([headline(path: path)] + context).joined(separator: "\n")
    }
  }

  package let entries: [Entry]
  private let output: String

  /// - Parameter output: With lines such as "/a/B.swift:3:5: error: no such".
  package init(in output: String) {
    self.output = output
    var entries: [Entry] = []
    var open: Entry?
    func close() {
      // The same error comes once for each step of the build that met it.
      if let entry = open,
        !entries.contains(where: { $0.hasSameHeadline(as: entry) })
      {
        entries.append(entry)
      }
      open = nil
    }
    for line in output.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ) {
      if Self.isContext(line) {
        open?.context.append(String(line))
      } else {
        close()
        open = Entry(line)
      }
    }
    close()
    self.entries = entries
  }

  /// The first lines of all errors; what was printed if none has a place.
  package var summary: String {
    entries.isEmpty
      ? output
      : entries.map { $0.headline(path: $0.path) }.joined(separator: "\n")
  }

  /// Whether it is a line of source with its number, or drawn below one.
  private static func isContext(_ line: Substring) -> Bool {
    line.drop { $0 == " " || ("0"..."9").contains($0) }.hasPrefix("|")
  }
}

extension CompilerErrors.Entry {
  /// Reads `path:line:column: error: message`.
  fileprivate init?(_ text: Substring) {
    guard let sign = text.firstRange(of: ": error: ") else { return nil }
    let place = text[..<sign.lowerBound].split(separator: ":")
    guard place.count >= 3, let line = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    let path = place.dropLast(2).joined(separator: ":")
    self.init(
      path: path.withoutStep,
      line: line,
      column: column,
      message: String(text[sign.upperBound...])
    )
  }

  fileprivate func hasSameHeadline(as other: Self) -> Bool {
    headline(path: path) == other.headline(path: other.path)
  }
}

extension String {
  /// The text without a step of the build before it, such as "[3/4] ".
  fileprivate var withoutStep: String {
    guard hasPrefix("["), let end = firstRange(of: "] ") else { return self }
    return String(self[end.upperBound...])
  }
}
