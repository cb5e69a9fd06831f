import Render
import Trace

/// How an answer is dropped that is not wanted any more, for a picture.
struct DroppedAnswer {
  /// Lines of the source without the indent of the first, and where they stand,
  /// such as "Store.swift, line 12".
  typealias Quote = (lines: [Substring], place: String)

  /// The number of the message after which it is dropped.
  let message: Int
  /// The condition that drops it.
  let condition: Quote
  /// What has cancelled the task that waits for it, if it was cancelled.
  let cancelling: Quote?

  /// The first in a ladder; nil where there is none.
  init?(
    in ladder: Ladder,
    with remarks: [Int: Remark],
    in recording: FeatureRecording
  ) {
    let found = remarks.filter { $0.value.kind == .drops }
      .min { $0.key < $1.key }
    guard let (message, remark) = found else { return nil }
    self.message = message
    let lines = recording.lines(of: remark.place)
    let line = remark.line - 1
    condition = Self.quote(lines[line...line], of: remark.place)
    let place =
      remark.cancelledIn == nil
      ? nil : ladder.messages[message].function?.declaringFunction
    cancelling = place.flatMap { recording.places[$0] }.flatMap { place in
      let lines = recording.lines(of: place)
      return lines.cancelling.map { Self.quote(lines[$0...$0], of: place) }
    }
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
}
