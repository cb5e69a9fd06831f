/// The calls and notes of one recording, in the order in which they happened.
public struct Recording: Sendable {
  /// The calls that stand in the source of the traced targets.
  public let calls: [Call]
  public let notes: [Note]
  /// How many functions were entered after the recorder's room was full.
  ///
  /// If it is not zero, the last calls are missing.
  public let droppedEvents: Int

  /// A function of the source that was called.
  public struct Call: Equatable, Sendable {
    public var function: FunctionName
    /// The types in which it stands, the innermost first; none for a free
    /// function, nor for one of a protocol or a system's type.
    public var types: [DeclaringType]
    /// Whether one of the function's parameters is a function.
    public var takesClosure: Bool
    /// The position in `calls` of the function that called it, directly or
    /// through code that is not traced, or nil.
    public var parent: Int?
    /// The number of calls that were running when it began.
    public var depth: Int
    /// Its place in time; later calls have greater numbers, with gaps.
    public var sequence: Int
  }

  /// Something that was noted between calls.
  public struct Note: Equatable, Sendable {
    /// Its place in time: before a call of the same number.
    public var sequence: Int
    public var text: String
    /// The type at whose lifeline it belongs, if any.
    public var type: String?
  }

  /// A message or a note.
  public enum Entry: Equatable, Sendable {
    case message(Message)
    case note(Note)
  }

  /// Notes put into the messages, each where it was noted.
  public func merged(with messages: [Message]) -> [Entry] {
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
  public var description: String {
    calls.map { call in
      String(repeating: "  ", count: call.depth) + call.function.description
    }.joined(separator: "\n")
  }
}
