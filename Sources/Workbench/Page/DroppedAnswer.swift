import Render
import Trace

/// How an answer is dropped that is not wanted any more.
struct DroppedAnswer {
  /// The row of the message after which it is dropped.
  let row: Int
  /// The condition that drops it.
  let condition: QuotedLines
  /// What has cancelled the task that waits for it.
  let cancelling: QuotedLines?

  /// The first message from the start of the decision on whose function asks
  /// what is the latest or cancelled; nil where there is none.
  ///
  /// Of several conditions it is the outermost: those of failures stand deeper.
  init?(in ladder: Ladder, of recording: FeatureRecording) {
    guard let start = ladder.start else { return nil }
    for row in ladder.rows.indices[start...] {
      guard let function = ladder.rows[row].message?.function,
        let place = recording.places[function]
      else { continue }
      let lines = recording.lines(of: place)
      let found = lines.indices.filter { Self.isDeciding(lines[$0]) }
        .min { lines[$0].indent < lines[$1].indent }
      guard let found else { continue }
      self.row = row
      condition = QuotedLines(lines[found...found], of: place.path)
      cancelling = recording.places[function.declaringFunction].flatMap {
        recording.cancelling(in: $0)
      }
      return
    }
    return nil
  }

  /// Whether a line asks whether something is the latest, or was cancelled.
  static func isDeciding(_ line: Substring) -> Bool {
    let statement = line.drop { $0 == " " }
    return ["guard ", "if "].contains { statement.hasPrefix($0) }
      && ["latest", "cancel", "Cancel"].contains { statement.contains($0) }
  }
}

/// Lines of the source, and where they stand.
struct QuotedLines {
  /// Without the spaces with which the first begins.
  let lines: [Substring]
  /// Such as "Store.swift, line 12".
  let place: String

  /// - Parameter lines: Some of a file's lines.
  fileprivate init(_ lines: ArraySlice<Substring>, of path: String) {
    let indent = lines.first?.indent ?? 0
    self.lines = lines.map { $0.dropFirst(indent) }
    let file = path.split(separator: "/").last ?? ""
    place = "\(file), line \(lines.startIndex + 1)"
  }
}

extension FeatureRecording {
  fileprivate func lines(of place: SourcePlace) -> ArraySlice<Substring> {
    (files[place.path] ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(place.lines.lowerBound - 1).prefix(place.lines.count)
  }

  /// The line that cancels a task, below the condition under which it does.
  fileprivate func cancelling(in place: SourcePlace) -> QuotedLines? {
    let lines = lines(of: place)
    guard let line = lines.firstIndex(where: { $0.contains(".cancel()") })
    else { return nil }
    let isConditional =
      lines[..<line].last.map { $0.indent < lines[line].indent } ?? false
    let first = isConditional ? line - 1 : line
    return QuotedLines(lines[first...line], of: place.path)
  }
}

extension Substring {
  /// How many spaces it begins with.
  var indent: Int { prefix { $0 == " " }.count }
}
