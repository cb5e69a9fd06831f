import CallTrace

/// What happened between objects in one action.
package struct ActionTrace: Sendable {
  /// What was done; nil for the start of the screen.
  package let action: Action?
  /// The calls between the types of the architecture and around it, those to
  /// oneself included, in the order of time.
  package let messages: [Recording.Message]
  /// Whether calls are missing, since the recording was full.
  package let lacksCalls: Bool
  let findings: RuleWatch.Findings
  /// The widgets' new values.
  private let notes: [Recording.Note]
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
    self.action = action
    // Handlers may have been handed over in the calls that are missing, so
    // nothing is judged from here on.
    lacksCalls = played.recording.droppedEvents > 0
    if lacksCalls { watch = nil }
    findings = watch?.findings(in: played) ?? RuleWatch.Findings()
    outside = Self.outside(of: action)
    notes = played.recording.notes

    let lifelines = played.participants
    let all = played.recording.messages(between: lifelines)
    var roles: [String: Role] = [:]
    for message in all where roles[message.receiver] == nil {
      roles[message.receiver] =
        lifelines[message.call] == message.receiver
        ? played.members[message.call]?.shownRole
        : played.cast.role(ofController: message.receiver)
    }
    messages = all.filter { played.shows($0, roles) }
    participants =
      [SequenceDiagram.Participant(name: outside)]
      + messages.participants(roles, order: played.cast.rank)
  }

  /// Who does what no participant does.
  private static func outside(of action: Action?) -> String {
    switch action {
    case nil: "App"
    case .wait: "Clock"
    case .network: "Network"
    case .tap, .select, .type, .back: "User"
    }
  }

  /// The action as a script has it, or "(start)".
  var name: String { action?.description ?? Self.start }

  /// What the making of the first screen is called.
  static let start = "(start)"

  /// The rules that the calls broke, with the calls.
  package var violations: [Violation] { findings.violations }

  /// The calls from one participant to another.
  package var messagesBetween: [Recording.Message] {
    messages.filter { !$0.isToSelf }
  }

  /// How many types took part.
  package var participantCount: Int {
    Set(messagesBetween.flatMap { [$0.sender, $0.receiver] }).count {
      $0 != nil
    }
  }

  /// The messages as a diagram, with the widgets' new values.
  package func diagram(callsToSelf: Bool = false) -> SequenceDiagram {
    guard !messages.isEmpty else {
      return SequenceDiagram(participants: [], steps: [])
    }
    return SequenceDiagram(
      messages,
      notes: notes,
      participants: participants,
      outside: outside,
      callsToSelf: callsToSelf
    )
  }
}

extension PlayedCalls {
  /// Whether a message says something about the architecture: all do but some
  /// to a widget.
  fileprivate func shows(
    _ message: Recording.Message,
    _ roles: [String: Role]
  ) -> Bool {
    guard roles[message.receiver] == .widget else { return true }
    let call = calls[message.call]
    // To tell a table who knows its rows says nothing yet.
    let isWiring =
      message.function.kind == .setter
      && ["dataSource", "delegate"].contains(message.function.member)
    let comesFromLayout =
      call.parent.map { calls[$0].function.module == "Layouts" } ?? false
    guard !isWiring, !comesFromLayout else { return false }
    return message.sender.map { roles[$0] != .widget }
      ?? (call.depth == 0 && message.isDoneByUser)
  }
}

extension Recording.Message {
  /// Whether the action itself does this to a widget, and not what follows
  /// from it.
  ///
  /// Looking at the screen is no action, nor is scrolling to what is to be
  /// pressed, and the frame is drawn by many calls that say nothing about the
  /// architecture.
  fileprivate var isDoneByUser: Bool {
    switch function.kind {
    case .method:
      !["layoutIfNeeded()", "scrollToRow(at:)"].contains(function.member)
    case .setter: receiver != "Window"
    default: false
    }
  }
}

extension [Recording.Message] {
  /// Those who send or receive, from the user's side to the data's.
  fileprivate func participants(
    _ roles: [String: Role],
    order: (Role) -> Int
  ) -> [SequenceDiagram.Participant] {
    var seen: Set<String> = []
    let names = flatMap { [$0.sender, $0.receiver].compactMap { $0 } }
      .filter { seen.insert($0).inserted }
    let ranked = names.enumerated().map { place, name in
      (rank: roles[name].map(order) ?? 0, place: place, name: name)
    }
    return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map {
      SequenceDiagram.Participant(name: $0.name, role: roles[$0.name]?.name)
    }
  }
}
