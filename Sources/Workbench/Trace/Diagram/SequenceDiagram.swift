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
package struct SequenceDiagram: Equatable, Sendable, Encodable {
  package struct Participant: Hashable, Sendable, Encodable {
    /// The name by which steps refer to it.
    package var name: String
    /// Its job, such as "presenter", or nil.
    package var role: String?

    package init(name: String, role: String? = nil) {
      self.name = name
      self.role = role
    }
  }

  /// An arrow; a broken one for an answer.
  package struct Message: Equatable, Sendable, Encodable {
    package var from: String
    package var to: String
    package var text: String
    package var isAnswer = false
    /// What a recorded message calls.
    package var function: FunctionName?
    /// What the receiver calls of its own in it.
    package var own: [FunctionName] = []
    /// In which of the sender's own it is sent, the outermost first.
    package var within: [FunctionName] = []
    package var link = CallLink()
    /// What a service was asked for, of its call and of its answer.
    package var subject: String?
    /// The case that it hands on, such as ".viewDidLoad", or the property whose
    /// value it sets, such as "city", where that is known.
    package var namedCase: String?
    /// The text with that, such as "send(.viewDidLoad)" or "set city.value".
    package var textWithCase: String {
      guard let namedCase else { return text }
      if text.hasSuffix("set value") {
        return "\(text.dropLast(5))\(namedCase).value"
      }
      // A closure's text ends with the function that has formed it.
      return text.hasSuffix("(_:)") && !text.contains(" ")
        ? text.dropLast(4) + "(\(namedCase))" : "\(text) \(namedCase)"
    }
    /// All of that, and what a service was asked for.
    package var words: String {
      textWithCase + (subject.map { " \"\($0)\"" } ?? "")
    }
    /// What the receiver has awaited.
    package var awaited: Recording.Awaited?
    /// The tasks that are cancelled after it and before the next message, of
    /// those that wait for a service.
    package var cancels: [Cancellation] = []
    /// Whether nothing was called in it.
    package var isEnd = false

    private enum CodingKeys: CodingKey {
      case from, to, text, isAnswer, function
    }
  }

  /// Who cancels a task, and in which function.
  package struct Cancellation: Sendable, Equatable {
    package var participant: String
    package var function: FunctionName
  }

  /// Which call a message is, and in which it is sent.
  ///
  /// Messages that say the same are equal whichever calls they are.
  package struct CallLink: Sendable, Equatable {
    /// The number of its call in the recording.
    package var call: Int?
    /// The number of the call of that message in which it is sent.
    package var sentIn: Int?

    package static func == (_: CallLink, _: CallLink) -> Bool { true }
  }

  /// A text at a participant's lifeline, or at none.
  package struct Note: Equatable, Sendable, Encodable {
    package var at: String?
    package var text: String
  }

  package enum Step: Equatable, Sendable {
    case message(Message)
    case note(Note)
  }

  /// From left to right.
  package var participants: [Participant]
  /// From top to bottom.
  package var steps: [Step]

  /// The arrows, without the notes.
  package var messages: [Message] { steps.compactMap(\.message) }

  /// The participants, and after them those that only steps mention.
  package var lifelines: [Participant] {
    var lifelines = participants
    var names = Set(participants.map(\.name))
    for name in steps.flatMap(\.participants)
    where names.insert(name).inserted {
      lifelines.append(Participant(name: name))
    }
    return lifelines
  }
}

extension SequenceDiagram.Step: Encodable {
  /// The step as a message, if it is one.
  package var message: SequenceDiagram.Message? {
    if case .message(let message) = self { message } else { nil }
  }

  /// Those between or at whom it stands.
  package var participants: [String] {
    switch self {
    case .message(let message): [message.from, message.to]
    case .note(let note): note.at.map { [$0] } ?? []
    }
  }

  /// What a drawing says of it, a note in brackets.
  package var label: String {
    switch self {
    case .message(let message): message.words
    case .note(let note): "[\(note.text)]"
    }
  }

  private enum CodingKeys: CodingKey {
    case message, note
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .message(let message): try container.encode(message, forKey: .message)
    case .note(let note): try container.encode(note, forKey: .note)
    }
  }
}

extension SequenceDiagram {
  /// Draws the messages of a recording, and its notes where they were made.
  ///
  /// - Parameters:
  ///   - outside: Who sends what no participant sent, such as "User"; if nil,
  ///     such messages are left out.
  ///   - callsToSelf: Whether to draw what a participant calls of its own.
  package init(
    _ messages: [Recording.Message],
    notes: [Recording.Note] = [],
    participants: [Participant],
    outside: String? = nil,
    callsToSelf: Bool = false
  ) {
    self.init(participants: participants, steps: [])
    var notes = notes[...]
    /// For each call the step in which it was made.
    var places: [Int: Int] = [:]
    /// For each call to oneself its function, after those around it.
    var chains: [Int: [FunctionName]] = [:]
    for message in messages {
      let within = message.senderCall.flatMap { chains[$0] } ?? []
      if message.isToSelf, let call = message.call {
        chains[call] = within + [message.function]
      }
      while let note = notes.first, note.sequence <= message.sequence {
        steps.append(.note(Note(at: note.type, text: note.text)))
        notes.removeFirst()
      }
      if message.isToSelf,
        let place = message.senderCall.flatMap({ places[$0] }),
        case .message(var sent) = steps[place]
      {
        sent.own.append(message.function)
        steps[place] = .message(sent)
        if !callsToSelf { addToLatest(message.cancels) }
        if let call = message.call { places[call] = place }
      }
      guard let sender = message.sender ?? outside,
        callsToSelf || !message.isToSelf
      else { continue }
      if let call = message.call { places[call] = steps.count }
      steps.append(
        .message(
          Message(
            from: sender,
            to: message.receiver,
            text: message.label,
            isAnswer: message.isAnswer,
            function: message.function,
            within: within,
            link: CallLink(
              call: message.call,
              sentIn: message.senderCall.flatMap { places[$0] }
                .flatMap { steps[$0].message?.link.call }
            ),
            subject: message.subject,
            awaited: message.awaited,
            cancels: message.cancels,
            isEnd: !message.leadsOn
          )
        )
      )
    }
    steps += notes.map { .note(Note(at: $0.type, text: $0.text)) }
  }

  /// Notes tasks that are cancelled after all that has been sent so far.
  private mutating func addToLatest(_ cancellations: [Cancellation]) {
    for index in steps.indices.reversed() {
      guard case .message(var latest) = steps[index] else { continue }
      latest.cancels += cancellations
      steps[index] = .message(latest)
      return
    }
  }

  /// One diagram of several that follow one another in time.
  ///
  /// - Parameter parts: Each diagram, and a text to note where it begins.
  package init(
    joining parts: [(headings: [String], diagram: SequenceDiagram)]
  ) {
    self.init(participants: [], steps: [])
    for part in parts {
      steps += part.headings.map { .note(Note(at: nil, text: $0)) }
      steps += part.diagram.steps
      // Who is new stands behind those whom the part has to the left.
      var place = 0
      for participant in part.diagram.lifelines {
        let known = participants.firstIndex { $0.name == participant.name }
        if known == nil { participants.insert(participant, at: place) }
        place = max(place, (known ?? place) + 1)
      }
    }
  }
}

extension SequenceDiagram {
  /// The diagram with notes below messages, by their numbers from 0, at the
  /// lifeline of whom they are about.
  package func adding(
    _ notes: [Int: (at: String, texts: [String])]
  ) -> SequenceDiagram {
    var diagram = SequenceDiagram(participants: participants, steps: [])
    var number = 0
    for step in steps {
      diagram.steps.append(step)
      guard step.message != nil else { continue }
      if let (participant, texts) = notes[number] {
        diagram.steps += texts.map { .note(Note(at: participant, text: $0)) }
      }
      number += 1
    }
    return diagram
  }
}
