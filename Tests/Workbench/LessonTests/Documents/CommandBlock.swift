@testable import Course

/// A block that shows commands and what they print.
///
/// A line `$ command` begins an entry; a line `...` stands for any lines.
struct CommandBlock: Equatable {
  struct Entry: Equatable {
    let command: String
    let output: [String]

    private static let anything = "..."

    /// Whether real output is what the entry shows.
    func matches(_ real: [String]) -> Bool {
      Self.matches(output[...], real[...])
    }

    private static func matches(
      _ shown: ArraySlice<String>,
      _ real: ArraySlice<String>
    ) -> Bool {
      guard let first = shown.first else { return real.isEmpty }
      guard first == anything else {
        return first == real.first
          && matches(shown.dropFirst(), real.dropFirst())
      }
      return (real.startIndex...real.endIndex).contains {
        matches(shown.dropFirst(), real[$0...])
      }
    }

    /// The real output, shortened as the entry shortens it: as many lines
    /// before its first `...` and after its last.
    ///
    /// What stands between two `...` begins in the real output with the line
    /// with which it begins here.
    ///
    /// - Throws: which line that is, if it is gone: then only a person knows
    ///   what is to be shown.
    func rewritten(_ real: [String]) throws(DocumentProblem) -> [String] {
      var parts = output.split(
        separator: Self.anything,
        omittingEmptySubsequences: false
      )
      guard parts.count > 1, let tail = parts.popLast() else { return real }
      let head = parts.removeFirst()
      guard head.count + tail.count < real.count else { return real }
      var lines = real.prefix(head.count) + [Self.anything]
      var rest = real[head.count..<(real.count - tail.count)]
      for part in parts {
        guard let start = rest.firstIndex(where: { $0 == part.first }) else {
          throw DocumentProblem(
            "'\(command)' no longer prints '\(part.first ?? "")'"
          )
        }
        lines += rest[start...].prefix(part.count) + [Self.anything]
        rest = rest[start...].dropFirst(part.count)
      }
      return Array(lines + real.suffix(tail.count))
    }
  }

  let entries: [Entry]

  /// - Throws: what is wrong if the block does not begin with a command.
  init(_ lines: [String]) throws(DocumentProblem) {
    var entries: [Entry] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        entries.append(Entry(command: String(line.dropFirst(2)), output: []))
      } else if let last = entries.popLast() {
        entries.append(
          Entry(command: last.command, output: last.output + [line])
        )
      } else {
        throw DocumentProblem("a console block begins with '$ ' and a command")
      }
    }
    self.entries = entries
  }

  /// When it is run: by how long that takes.
  var scope: DocumentChecker.Scope {
    let words = Set(entries.flatMap { $0.command.split(separator: " ") })
    if words.contains("--faults") { return .faults }
    let slow: Set<Substring> = ["bench", "check", "testability", "--random"]
    return words.isDisjoint(with: slow) ? .quick : .slow
  }
}
