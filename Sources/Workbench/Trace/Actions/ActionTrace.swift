/// What happened between objects in one action.
package struct ActionTrace: Sendable {
  /// The action as a script has it; nil for the start of the screen.
  package let action: String?
  /// The calls between the types of the architecture and around it, those to
  /// oneself included, in the order of time.
  package let messages: [Recording.Message]
  /// Whether calls are missing, since the recording was full.
  package let lacksCalls: Bool
  let findings: RuleWatch.Findings
  /// The widgets' new values.
  private let notes: [Recording.Note]
  /// Who does what no participant does, such as "User".
  private let outside: String
  private let pattern: Pattern
  /// The roles of those who take part, by name.
  private let roles: [String: Role]

  /// A call that a rule of the pattern forbids.
  package struct Violation: Equatable, Sendable {
    /// The rule's sentence.
    package let rule: String
    /// Such as `Presenter -> Label: set text`.
    package let message: String
  }

  /// - Parameters:
  ///   - played: The calls of the action.
  ///   - action: The action as a script has it; nil for the start.
  ///   - outside: Who does what no participant does, such as "User".
  ///   - pattern: Whose roles the participants have.
  ///   - watch: Judges the calls; nil where nobody asks.
  package init(
    _ played: PlayedCalls,
    of action: String?,
    by outside: String,
    in pattern: Pattern,
    watchedBy watch: inout RuleWatch?
  ) {
    self.action = action
    self.outside = outside
    self.pattern = pattern
    // Handlers may have been handed over in the calls that are missing, so
    // nothing is judged from here on.
    lacksCalls = played.recording.droppedEvents > 0
    if lacksCalls { watch = nil }
    findings = watch?.findings(in: played) ?? RuleWatch.Findings()
    notes = played.recording.notes
    messages = played.recording.messages(
      between: played.participants,
      where: played.shows
    )
    roles = played.roles
  }

  /// The action as a script has it, or "(start)".
  package var name: String { action ?? Self.start }

  /// What the making of the first screen is called.
  package static let start = "(start)"

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
      return SequenceDiagram([], participants: [])
    }
    return SequenceDiagram(
      messages,
      notes: notes,
      participants: participants,
      outside: outside,
      callsToSelf: callsToSelf
    )
  }

  /// The messages with what says little folded, and what repeats shown once.
  package var ladder: Ladder { ladder(of: diagram().foldingRepeats()) }

  /// The ladder of a diagram of this action.
  package func ladder(of diagram: SequenceDiagram) -> Ladder {
    Ladder(diagram, deciders: pattern.namesOfDeciders)
  }

  /// Those who send or receive, from the user's side to the data's.
  private var participants: [SequenceDiagram.Participant] {
    var seen: Set<String> = []
    let names =
      messages
      .flatMap { [$0.sender, $0.receiver].compactMap(\.self) }
      .filter { seen.insert($0).inserted }
    let ranked = names.enumerated().map { place, name in
      // Who is only told of a change is a controller.
      let role = roles[name] ?? pattern.role(ofType: name, draws: true)
      let rank = role.map(pattern.rank) ?? 0
      return (rank: rank, place: place, name: name, role: role?.name)
    }
    return [SequenceDiagram.Participant(name: outside)]
      + ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      .map { SequenceDiagram.Participant(name: $0.name, role: $0.role) }
  }
}

extension PlayedCalls {
  /// The roles that a diagram shows, by name; a name that stands for several
  /// types has the role of the first that was called.
  fileprivate var roles: [String: Role] {
    var seen: Set<ObjectIdentifier> = []
    return members.reduce(into: [:]) { roles, member in
      guard let member, member.hasLifeline,
        seen.insert(ObjectIdentifier(member)).inserted,
        roles[member.name] == nil
      else { return }
      roles[member.name] = member.shownRole
    }
  }

  /// Whether a call says something about the architecture: all do but some to
  /// a widget.
  fileprivate func shows(_ index: Int, sentBy sender: Int?) -> Bool {
    guard members[index]?.isWidget == true else { return true }
    if let sender, members[sender]?.isWidget == true { return false }
    let call = calls[index]
    let function = call.function
    // To tell a table who knows its rows says nothing yet.
    let isWiring =
      function.kind == .setter
      && ["dataSource", "delegate"].contains(function.member)
    let comesFromLayout =
      call.parent.map { calls[$0].function.module == "Layouts" } ?? false
    guard !isWiring, !comesFromLayout else { return false }
    return sender != nil || call.depth == 0 && isDoneByUser(function)
  }

  /// Whether the action itself does this to a widget, and not what follows
  /// from it.
  ///
  /// Looking at the screen is no action, nor is scrolling to what is to be
  /// pressed, and the frame is drawn by many calls that say nothing about the
  /// architecture.
  private func isDoneByUser(_ function: FunctionName) -> Bool {
    switch function.kind {
    case .method:
      !["layoutIfNeeded()", "scrollToRow(at:)"].contains(function.member)
    case .setter: function.type != "Window"
    default: false
    }
  }
}
