import Render
import Trace

/// How an answer is dropped that is not wanted any more.
struct DroppedAnswer {
  /// Lines of the source without the indent of the first, and where they stand,
  /// such as "Store.swift, line 12".
  typealias Quote = (lines: [Substring], place: String)

  /// The row of the message after which it is dropped.
  let row: Int
  /// The condition that drops it.
  let condition: Quote
  /// What has cancelled the task that waits for it.
  let cancelling: Quote?

  /// The first message from the start of the decision on whose function asks
  /// what is the latest or cancelled; nil where there is none.
  init?(in ladder: Ladder, of recording: FeatureRecording) {
    guard let start = ladder.start else { return nil }
    for row in ladder.rows.indices[start...] {
      guard let function = ladder.rows[row].message?.function,
        let place = recording.places[function]
      else { continue }
      let lines = recording.lines(of: place)
      guard let found = Self.condition(in: lines) else { continue }
      self.row = row
      condition = Self.quote(lines[found...found], of: place)
      cancelling = recording.places[function.declaringFunction].flatMap {
        Self.cancelling(in: recording.lines(of: $0), of: $0)
      }
      return
    }
    return nil
  }

  /// The line that cancels a task, below the condition under which it does.
  private static func cancelling(
    in lines: ArraySlice<Substring>,
    of place: SourcePlace
  ) -> Quote? {
    let line = lines.firstIndex { $0.contains(".cancel()") }
    guard let line, line > lines.startIndex else { return nil }
    let isConditional = lines[line - 1].indent < lines[line].indent
    return quote(lines[(isConditional ? line - 1 : line)...line], of: place)
  }

  private static func quote(
    _ lines: ArraySlice<Substring>,
    of place: SourcePlace
  ) -> Quote {
    let file = place.path.split(separator: "/").last ?? ""
    let indent = lines[lines.startIndex].indent
    return (
      lines.map { $0.dropFirst(indent) },
      "\(file), line \(lines.startIndex + 1)"
    )
  }

  /// Where lines ask whether something is the latest, or was cancelled.
  ///
  /// Of several conditions it is the outermost: those of failures stand deeper.
  static func condition(in lines: ArraySlice<Substring>) -> Int? {
    lines.indices.filter { isDeciding(lines[$0]) }
      .min { lines[$0].indent < lines[$1].indent }
  }

  /// Whether a line asks whether something is the latest, or was cancelled.
  static func isDeciding(_ line: Substring) -> Bool {
    let statement = line.drop { $0 == " " }
    return ["guard ", "if "].contains { statement.hasPrefix($0) }
      && ["latest", "cancel", "Cancel"].contains { statement.contains($0) }
  }
}

extension FeatureRecording {
  /// The lines of a place, as numbered from 0 in its file.
  fileprivate func lines(of place: SourcePlace) -> ArraySlice<Substring> {
    (files[place.path] ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(place.lines.lowerBound - 1).prefix(place.lines.count)
  }
}

extension Substring {
  /// How many spaces it begins with.
  var indent: Int { prefix { $0 == " " }.count }
}
