/// Who may not call whom, as a pattern's literature has it.
public struct Rule: Sendable {
  /// What a caller may call of a receiver all the same.
  public enum Exception: Sendable {
    /// A closure that the receiver formed: an answer or a binding, whose
    /// caller does not know whom it reaches.
    case closures
    /// A closure that the receiver handed over as it called a function, once
    /// for each such call: the answer to a question.
    ///
    /// A closure that was set as a property, or is called more often than it
    /// was handed over, is a hook and no answer.
    case completionHandlers
    /// The functions of these names, without labels: `bind`.
    case functions(Set<String>)
  }

  /// The rule as a sentence.
  public let sentence: String
  let callers: Set<Role>
  let receivers: Set<Role>
  let exception: Exception

  public init(
    _ sentence: String,
    callers: Set<Role>,
    mustNotCall receivers: Set<Role>,
    exceptThrough exception: Exception = .functions([])
  ) {
    self.sentence = sentence
    self.callers = callers
    self.receivers = receivers
    self.exception = exception
  }
}
