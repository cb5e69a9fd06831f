/// The calls and notes of one recording, in the order in which they happened.
package struct Recording: Sendable {
  /// The calls that stand in the source of the traced targets.
  package let calls: [Call]
  package let notes: [Note]
  package let notifications: [Notification]
  /// What services were asked for.
  package let requests: [Request]
  /// The answers of services that came.
  package let answers: [Answer]
  /// When tasks were cancelled that waited for the answer of a service, one for
  /// each such answer: after the call whose number is next below.
  package let cancellations: [Int]
  /// How many functions were entered after the recorder's room was full.
  ///
  /// If it is not zero, the last calls are missing.
  package let droppedEvents: Int

  /// A function of the source that was called.
  package struct Call: Sendable {
    /// What was called; one object for all calls of a function.
    package let callee: Callee
    /// The position in `calls` of the function that called it, directly or
    /// through code that is not traced, or nil.
    package internal(set) var parent: Int?
    /// The position in `calls` of the function that formed the task or resumed
    /// it, if the task itself made this call; nil for all others.
    ///
    /// Nobody waits for what a task does, so such a call has no parent.
    package internal(set) var origin: Int?
    /// Whether the origin's end resumed it, which it has awaited.
    let hasAwaitedOrigin: Bool
    /// The number of calls that were running when it began.
    package internal(set) var depth: Int
    /// Its place in time; later calls have greater numbers, with gaps.
    package let sequence: Int

    package var function: FunctionName { callee.name }
  }

  /// Something that was noted between calls.
  package struct Note: Equatable, Sendable {
    /// Its place in time: before a call of the same number.
    package let sequence: Int
    package let text: String
    /// The type at whose lifeline it belongs, if any.
    package let type: String?
    /// Whether it is about something in a row of a table.
    package var isAboutRow = false
  }

  /// What a service was asked for.
  package struct Request: Equatable, Sendable {
    /// Its place in time: after the call whose number is next below.
    package let sequence: Int
    /// Such as the name of a place.
    package let subject: String
  }

  /// An answer to a request, and what is known of it.
  package struct Answer: Equatable, Sendable {
    /// Its place in time: before a call of the same number.
    package let sequence: Int
    /// What was asked for, where that is known.
    package var subject: String?
    /// Whether it is surely a failure.
    package let hasFailed: Bool
    /// The number of the recording in which the task was cancelled that waits
    /// for it, if it was.
    package var cancelledIn: Int?
  }

  /// Something that an object was told by a call that does not show whom it
  /// reaches.
  package struct Notification: Equatable, Sendable {
    /// Its place in time: before a call of the same number.
    package let sequence: Int
    package let name: String
    /// The type of the object that was told.
    package let receiver: String
  }
}
