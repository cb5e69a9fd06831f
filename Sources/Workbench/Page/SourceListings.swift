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

  /// What the last of some messages calls, or what a remark on it is about,
  /// and the line that decides there.
  func source(
    of messages: [SequenceDiagram.Message],
    _ remark: Remark?,
    in places: [FunctionName: SourcePlace]
  ) -> (place: SourcePlace, line: Int?)? {
    if let remark { return (remark.place, remark.line) }
    var called = messages.compactMap { message in
      message.function.flatMap { places[$0] }
        .map { (place: $0, message: message) }
    }
    guard let (place, message) = called.popLast(), message == messages.last
    else { return nil }
    return (place, place.decidingLine(of: message, after: called, lines: lines))
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
