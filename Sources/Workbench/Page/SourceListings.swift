import Render
import Trace

/// The files in which functions stand that are called, each once.
struct SourceListings {
  private struct File {
    var path: String
    var text: String
    let lines: [Substring]
    /// The lines at which something begins that is called.
    var starts: Set<Int> = []

    init(path: String, text: String) {
      self.path = path
      self.text = text
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    var isShared: Bool { !path.hasPrefix("Sources/Architectures/") }
  }

  private let files: [File]
  private let numbers: [String: Int]

  init(_ recordings: [FeatureRecording]) {
    var files: [String: File] = [:]
    for recording in recordings {
      for place in recording.places.values {
        guard let text = recording.files[place.path] else { continue }
        files[place.path, default: File(path: place.path, text: text)]
          .starts.insert(place.lines.lowerBound)
      }
    }
    // What people come for stands first.
    self.files = files.values.sorted { one, other in
      (one.isShared ? 1 : 0, one.path) < (other.isShared ? 1 : 0, other.path)
    }
    numbers = Dictionary(
      uniqueKeysWithValues: self.files.enumerated().map { ($1.path, $0) }
    )
  }

  /// A link to some lines: to the first, how many there are, and how many
  /// further down that is which matters.
  func link(to place: SourcePlace, at line: Int?) -> Markup.Attributes {
    guard let file = numbers[place.path] else { return [:] }
    return [
      "href": "#" + Self.address(file, place.lines.lowerBound),
      "data-n": place.lines.count == 1 ? nil : "\(place.lines.count)",
      "data-m": line.map { "\($0 - place.lines.lowerBound)" },
    ]
  }

  /// A link to what a message calls.
  ///
  /// - Parameter earlier: Where what was called before stands.
  func link(
    to place: SourcePlace,
    of message: SequenceDiagram.Message,
    after earlier: [SourcePlace]
  ) -> Markup.Attributes {
    let line = lineThatMatters(in: place, of: message, after: earlier)
    return link(to: place, at: line)
  }

  /// The line that asks whether an answer is still wanted, or that of the
  /// one case of several that what was called before names, such as the event
  /// that a reducer gets.
  private func lineThatMatters(
    in place: SourcePlace,
    of message: SequenceDiagram.Message,
    after earlier: [SourcePlace]
  ) -> Int? {
    let lines = lines(of: place)
    if let line = lines.condition(after: message.awaited) { return line + 1 }
    let cases = zip(place.lines, lines).compactMap { number, line in
      line.drop { $0 == " " }.hasPrefix("case .")
        ? Self.members(in: line).first.map { (number, $0) } : nil
    }
    guard cases.count > 1 else { return nil }
    for place in earlier.reversed() {
      let named = Set(self.lines(of: place).flatMap(Self.members))
      let found = cases.filter { named.contains($0.1) }
      if !found.isEmpty { return found.count == 1 ? found[0].0 : nil }
    }
    return nil
  }

  /// The words that follow a dot.
  ///
  /// Without a regular expression: a page asks this of 100,000 lines.
  private static func members(in line: Substring) -> [Substring] {
    line.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      .map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
      .filter { !$0.isEmpty }
  }

  private func lines(of place: SourcePlace) -> ArraySlice<Substring> {
    guard let file = numbers[place.path] else { return [] }
    return files[file].lines[(place.lines.lowerBound - 1)...]
      .prefix(place.lines.count)
  }

  private static func address(_ file: Int, _ line: Int) -> String {
    "s\(file + 1)-\(line)"
  }

  func write(to main: inout Markup) {
    guard !files.isEmpty else { return }
    main.element("section", ["class": "source", "id": "source"]) { section in
      section.element("h2", text: "The source of those who are called")
      section.element("div", ["class": "files"]) { list in
        for (number, file) in files.enumerated() {
          list.element("details", ["class": "file"]) { details in
            // The script puts the messages there that call what is marked.
            details.element("summary") { summary in
              summary.element("b", text: "")
              summary.text(" " + file.path)
            }
            details.element(
              "pre",
              ["tabindex": "0", "role": "group", "aria-label": file.path]
            ) { write(file, number, to: &$0) }
          }
        }
      }
    }
  }

  private func write(_ file: File, _ number: Int, to pre: inout Markup) {
    for (line, pieces) in zip(1..., ColouredLines(file.text).lines) {
      let id =
        file.starts.contains(line) ? Self.address(number, line) : nil
      pre.element("i", ["id": id]) { element in
        for piece in pieces {
          if let colour = piece.colour {
            element.element(
              "span",
              ["class": colour.rawValue],
              text: piece.text
            )
          } else {
            element.text(piece.text)
          }
        }
        element.text("\n")
      }
    }
  }
}
