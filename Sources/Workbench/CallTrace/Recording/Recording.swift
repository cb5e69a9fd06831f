/// The calls and notes of one recording, in the order in which they happened.
package struct Recording: Sendable {
  /// The calls that stand in the source of the traced targets.
  package let calls: [Call]
  package let notes: [Note]
  package let notifications: [Notification]
  /// How many functions were entered after the recorder's room was full.
  ///
  /// If it is not zero, the last calls are missing.
  package let droppedEvents: Int

  /// A function of the source that was called.
  package struct Call: Equatable, Sendable {
    package var function: FunctionName
    /// The types in which it stands, the innermost first; none for a free
    /// function, nor for one of a protocol or a system's type.
    package var types: [DeclaringType]
    /// Whether one of the function's parameters is a function.
    package var takesClosure: Bool
    /// The position in `calls` of the function that called it, directly or
    /// through code that is not traced, or nil.
    package var parent: Int?
    /// The number of calls that were running when it began.
    package var depth: Int
    /// Its place in time; later calls have greater numbers, with gaps.
    package var sequence: Int
  }

  /// Something that was noted between calls.
  package struct Note: Equatable, Sendable {
    /// Its place in time: before a call of the same number.
    package var sequence: Int
    package var text: String
    /// The type at whose lifeline it belongs, if any.
    package var type: String?
  }

  /// Something that an object was told by a call that does not show whom it
  /// reaches.
  package struct Notification: Equatable, Sendable {
    /// Its place in time: before a call of the same number.
    package var sequence: Int
    package var name: String
    /// The type of the object that was told.
    package var receiver: String
  }

  /// A message or a note.
  package enum Entry: Equatable, Sendable {
    case message(Message)
    case note(Note)
  }

  /// Notes put into the messages, each where it was noted.
  package func merged(with messages: [Message]) -> [Entry] {
    var entries: [Entry] = []
    var rest = notes[...]
    for message in messages {
      while let note = rest.first, note.sequence <= message.sequence {
        entries.append(.note(note))
        rest = rest.dropFirst()
      }
      entries.append(.message(message))
    }
    return entries + rest.map(Entry.note)
  }
}

extension Recording: CustomStringConvertible {
  /// One call a line, indented by its depth.
  package var description: String {
    calls.map { call in
      String(repeating: "  ", count: call.depth) + call.function.description
    }.joined(separator: "\n")
  }
}
