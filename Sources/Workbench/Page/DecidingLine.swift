import Render
import Trace

/// The line of the source that decides whether an answer is still wanted.
struct DecidingLine {
  /// The line without spaces before it.
  let text: String
  /// Where it stands, such as "MVI/Store/Store.swift, line 12".
  let place: String

  /// The first condition on what is the latest or cancelled, in what is called
  /// from the start of the decision on; nil where there is none.
  init?(in ladder: Ladder, of recording: FeatureRecording) {
    guard let start = ladder.start else { return nil }
    let functions = ladder.rows[start...].compactMap(\.message?.function)
    for place in functions.compactMap({ recording.places[$0] }) {
      let lines = recording.lines(of: place)
      let found = zip(place.lines, lines).first { Self.isDeciding($1) }
      guard let (number, line) = found else { continue }
      text = String(line.drop { $0 == " " })
      let file = place.path.split(separator: "/").suffix(3)
      self.place = "\(file.joined(separator: "/")), line \(number)"
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

extension FeatureRecording {
  fileprivate func lines(of place: SourcePlace) -> ArraySlice<Substring> {
    (files[place.path] ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(place.lines.lowerBound - 1).prefix(place.lines.count)
  }
}
