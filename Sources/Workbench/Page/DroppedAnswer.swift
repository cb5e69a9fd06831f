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

  /// The first that a variant drops in a step of a demo; nil where it drops
  /// none.
  init?(
    by variant: Int,
    inStep number: Int,
    of demo: FeatureRecording.Played,
    in recording: FeatureRecording
  ) {
    func first(
      _ kind: Remark.Kind,
      inStep number: Int
    ) -> (key: Int, value: Remark)? {
      demo.steps[number].outcomes[variant].remarks
        .filter { $0.value.kind == kind }.min { $0.key < $1.key }
    }
    guard let (message, remark) = first(.drops, inStep: number) else {
      return nil
    }
    self.message = message
    condition = Self.quote(remark, in: recording)
    cancelling = remark.cancelledIn
      .flatMap { first(.cancels, inStep: $0)?.value }
      .map { Self.quote($0, in: recording) }
  }

  private static func quote(
    _ remark: Remark,
    in recording: FeatureRecording
  ) -> Quote {
    let place = remark.place
    let number = remark.line - 1
    let lines = recording.lines(of: place)[number...number]
    let file = place.path.split(separator: "/").last ?? ""
    let indent = lines[lines.startIndex].indent
    return (
      lines.map { $0.dropFirst(indent) },
      "\(file), line \(lines.startIndex + 1)"
    )
  }
}
