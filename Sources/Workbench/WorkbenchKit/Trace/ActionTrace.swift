import CallTrace

/// What happened between objects in one action.
package struct ActionTrace: Sendable {
  /// What was done; nil for the start of the screen.
  package let action: Action?
  /// The calls between the types of the architecture and around it, with the
  /// widgets' new values, in the order of time.
  package let entries: [Recording.Entry]
  let findings: RuleWatch.Findings
  private let participants: [SequenceDiagram.Participant]
  private let outside: String

  /// A call that a rule of the pattern forbids.
  package struct Violation: Equatable, Sendable {
    /// The rule's sentence.
    package let rule: String
    /// Such as `Presenter -> Label: set text`.
    package let message: String
  }

  init(
    _ played: PlayedCalls,
    of action: Action?,
    watchedBy watch: inout RuleWatch?
  ) {
    let cast = played.cast
    let recording = played.recording
    self.action = action
    // Handlers may have been handed over in the calls that are missing, so
    // nothing is judged from here on.
    if recording.droppedEvents > 0 { watch = nil }
    findings = watch?.findings(in: played) ?? RuleWatch.Findings()
    outside = Self.outside(of: action)

    let participants = played.participants
    let messages = recording.messages(between: participants)
    let roles = messages.roles(of: participants, in: played)
    let shown = messages.filter { message in
      guard roles[message.receiver] == .widget else { return true }
      guard !message.isWiring else { return false }
      guard !message.comesFromLayout(in: recording) else { return false }
      guard let sender = message.sender else {
        return message.isDone(to: message.receiver, in: recording)
      }
      return roles[sender] != .widget
    }
    entries = recording.merged(with: shown)
    self.participants =
      [SequenceDiagram.Participant(name: outside)]
      + shown.participants(roles, order: cast.rank)
  }

  /// The action as a script has it, or "(start)".
  var name: String { action?.description ?? Self.start }

  /// What the making of the first screen is called.
  static let start = "(start)"

  /// The rules that the calls broke, with the calls.
  package var violations: [Violation] { findings.violations }

  /// The calls between participants, those to oneself included.
  package var messages: [Message] {
    entries.compactMap { entry in
      if case .message(let message) = entry { message } else { nil }
    }
  }

  /// The calls from one participant to another.
  package var messagesBetween: [Message] { messages.filter { !$0.isToSelf } }

  /// How many types took part.
  package var participantCount: Int {
    Set(messagesBetween.flatMap { [$0.sender, $0.receiver] }).count {
      $0 != nil
    }
  }

  /// The messages as a diagram.
  package func diagram(callsToSelf: Bool = false) -> SequenceDiagram {
    guard !messages.isEmpty else {
      return SequenceDiagram(participants: [], steps: [])
    }
    return SequenceDiagram(
      entries,
      participants: participants,
      outside: outside,
      callsToSelf: callsToSelf
    )
  }
}

extension Message {
  /// Whether the action itself does this, and not what follows from it.
  ///
  /// Looking at the screen is no action, nor is scrolling to what is to be
  /// pressed, and the frame is drawn by many calls that say nothing about the
  /// architecture.
  fileprivate func isDone(
    to receiver: String,
    in recording: Recording
  ) -> Bool {
    guard recording.calls[call].depth == 0 else { return false }
    switch kind {
    case .method:
      return !["layoutIfNeeded()", "scrollToRow(at:)"].contains(name)
    case .setter: return receiver != "Window"
    default: return false
    }
  }
}

extension Message {
  /// Whether this tells a table who knows its rows, which says nothing yet.
  fileprivate var isWiring: Bool {
    kind == .setter && ["dataSource", "delegate"].contains(name)
  }

  /// Whether a layout does this while it makes its widgets.
  fileprivate func comesFromLayout(in recording: Recording) -> Bool {
    recording.calls[call].parent
      .map { recording.calls[$0].function.module == "Layouts" } ?? false
  }
}

extension [Message] {
  /// The role of each participant.
  fileprivate func roles(
    of participants: [String?],
    in played: PlayedCalls
  ) -> [String: Role] {
    var roles: [String: Role] = [:]
    for message in self where roles[message.receiver] == nil {
      roles[message.receiver] =
        participants[message.call] == message.receiver
        ? played.members[message.call]?.shownRole
        : played.cast.role(ofController: message.receiver)
    }
    return roles
  }

  /// Those who send or receive, from the user's side to the data's.
  fileprivate func participants(
    _ roles: [String: Role],
    order: (Role) -> Int
  ) -> [SequenceDiagram.Participant] {
    var names: [String] = []
    for name in flatMap({ [$0.sender, $0.receiver] }).compactMap({ $0 })
    where !names.contains(name) {
      names.append(name)
    }
    func rank(_ name: String) -> Int { roles[name].map(order) ?? 0 }
    let sorted = names.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return sorted.map { _, name in
      SequenceDiagram.Participant(name: name, role: roles[name]?.name)
    }
  }
}

extension ActionTrace {
  /// Who does what no participant does.
  private static func outside(of action: Action?) -> String {
    switch action {
    case nil: "App"
    case .wait: "Clock"
    case .network: "Network"
    case .tap, .select, .type, .back: "User"
    }
  }
}
