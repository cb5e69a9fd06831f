/// Who may not call whom, as a pattern's literature has it.
public struct Rule: Sendable {
  /// The rule as a sentence.
  public let sentence: String
  let callers: Set<Role>
  let receivers: Set<Role>
  /// Whether a closure that the receiver handed over may be called all the
  /// same: that is an answer or a binding, and the caller does not know whom
  /// it reaches.
  let allowsClosures: Bool

  public init(
    _ sentence: String,
    callers: Set<Role>,
    mustNotCall receivers: Set<Role>,
    exceptThroughClosures allowsClosures: Bool = false
  ) {
    self.sentence = sentence
    self.callers = callers
    self.receivers = receivers
    self.allowsClosures = allowsClosures
  }
}
