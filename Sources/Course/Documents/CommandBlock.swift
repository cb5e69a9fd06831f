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
    /// before its `...` and after.
    ///
    /// With more than one `...` only a person knows what is to be shown.
    func rewritten(_ real: [String]) -> [String] {
      guard let first = output.firstIndex(of: Self.anything),
        let last = output.lastIndex(of: Self.anything)
      else { return real }
      guard first == last else { return output }
      let tail = output.count - last - 1
      guard first + tail < real.count else { return real }
      return real.prefix(first) + [Self.anything] + real.suffix(tail)
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

  /// Whether running it builds Swift or takes long otherwise.
  var isSlow: Bool {
    entries.contains { entry in
      ["lesson check", "lesson verify", "testability", " bench"]
        .contains { entry.command.contains($0) }
    }
  }
}
