/// Who says what to whom, in the order of time.
///
/// As JSON:
///
///     {"participants": [{"name": "Presenter", "role": "presenter"}],
///      "steps": [
///        {"message": {"from": "View", "to": "Presenter",
///                     "text": "greet()", "isAnswer": false,
///                     "function": {"module": "MVP", "type": "Presenter",
///                                  "typeModule": "MVP", "kind": "method",
///                                  "member": "greet()",
///                                  "isStatic": false}}},
///        {"note": {"at": "View", "text": "text = \"Hello\""}}]}
package struct SequenceDiagram: Equatable, Sendable, Codable {
  package struct Participant: Hashable, Sendable, Codable {
    /// The name by which steps refer to it.
    package var name: String
    /// Its job, such as "presenter", or nil.
    package var role: String?

    package init(name: String, role: String? = nil) {
      self.name = name
      self.role = role
    }
  }

  package enum Step: Equatable, Sendable, Codable {
    /// An arrow; a broken one for an answer. A recorded one knows what it
    /// calls.
    case message(
      from: String,
      to: String,
      text: String,
      isAnswer: Bool,
      function: FunctionName? = nil
    )
    /// A text at a participant's lifeline, or at none.
    case note(at: String?, text: String)
  }

  /// From left to right.
  package var participants: [Participant]
  /// From top to bottom.
  package var steps: [Step]

  package init(participants: [Participant], steps: [Step]) {
    self.participants = participants
    self.steps = steps
  }

  /// The participants, and after them those that only steps mention.
  package var lifelines: [Participant] {
    var lifelines = participants
    var names = Set(participants.map(\.name))
    for name in steps.flatMap(\.names) where names.insert(name).inserted {
      lifelines.append(Participant(name: name))
    }
    return lifelines
  }
}

extension SequenceDiagram.Step {
  fileprivate var names: [String] {
    switch self {
    case .message(let from, let to, _, _, _): [from, to]
    case .note(let name, _): name.map { [$0] } ?? []
    }
  }
}

extension SequenceDiagram {
  /// Draws the messages and notes of a recording.
  ///
  /// - Parameters:
  ///   - outside: Who sends what no participant sent, such as "User"; if nil,
  ///     such messages are left out.
  ///   - callsToSelf: Whether to draw what a participant calls of its own.
  package init(
    _ entries: [Recording.Entry],
    participants: [Participant],
    outside: String? = nil,
    callsToSelf: Bool = false
  ) {
    let steps = entries.compactMap { entry -> Step? in
      switch entry {
      case .note(let note):
        return .note(at: note.type, text: note.text)
      case .message(let message):
        guard let sender = message.sender ?? outside,
          callsToSelf || !message.isToSelf
        else { return nil }
        return .message(
          from: sender,
          to: message.receiver,
          text: message.label,
          isAnswer: message.isAnswer,
          function: message.function
        )
      }
    }
    self.init(participants: participants, steps: steps)
  }
}
