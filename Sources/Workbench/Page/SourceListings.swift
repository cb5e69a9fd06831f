import Render

/// The files in which functions stand that are called, each once.
struct SourceListings {
  private struct File {
    var path: String
    var text: String
    var ranges: Set<ClosedRange<Int>> = []

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
          .ranges.insert(place.lines)
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

  /// The name of the element that holds some lines.
  func address(of place: SourcePlace) -> String? {
    numbers[place.path].map { Self.address($0, place.lines) }
  }

  private static func address(_ file: Int, _ lines: ClosedRange<Int>) -> String
  {
    "s\(file + 1)-\(lines.lowerBound)-\(lines.upperBound)"
  }

  func write(to main: inout Markup) {
    guard !files.isEmpty else { return }
    main.element("section", ["class": "source", "id": "source"]) { section in
      section.element("h2", text: "The source of those who are called")
      section.element("div", ["class": "files"]) { list in
        for (number, file) in files.enumerated() {
          list.element("article", ["class": "file"]) { article in
            // The script puts the message there that calls what is marked.
            article.element("h3") { heading in
              heading.text(file.path + " ")
              heading.element("b", text: "")
            }
            article.element(
              "pre",
              ["tabindex": "0", "role": "group", "aria-label": file.path]
            ) { write(file, number, to: &$0) }
          }
        }
      }
    }
  }

  /// Writes the lines, those of a function that is called in an element of
  /// their own; functions stand in one another or beside one another.
  private func write(_ file: File, _ number: Int, to pre: inout Markup) {
    var lines = file.text.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    if lines.last == "" { lines.removeLast() }
    let ranges = file.ranges.filter { $0.upperBound <= lines.count }
      .sorted { $0.upperBound > $1.upperBound }
    for (line, text) in zip(1..., lines) {
      for range in ranges where range.lowerBound == line {
        pre.open("span", ["id": Self.address(number, range)])
      }
      let isComment = text.drop { $0 == " " }.hasPrefix("//")
      pre.element("i", ["class": isComment ? "c" : nil], text: text + "\n")
      for range in ranges where range.upperBound == line { pre.close("span") }
    }
  }
}
