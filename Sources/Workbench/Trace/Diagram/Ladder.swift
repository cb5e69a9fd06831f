/// The messages of a diagram, from top to bottom, between lanes that stand
/// side by side.
///
/// What goes to widgets, what makes objects, and what those say to each other
/// who only pass something on is folded, until a reader asks for it.
package struct Ladder {
  package struct Lane: Hashable {
    package var name: String
    package var role: String?
    package var kind: RoleKind
    /// Whether its role decides.
    package var decides: Bool
  }

  package enum Row {
    case message(SequenceDiagram.Message)
    /// What is folded, or a remark on what stands above.
    case folded([SequenceDiagram.Step])

    package var message: SequenceDiagram.Message? {
      if case .message(let message) = self { message } else { nil }
    }
  }

  package private(set) var lanes: [Lane]
  package let rows: [Row]
  /// The row of the message with which the decision begins, if any.
  package let start: Int?
  private var lanesByName: [String: Int]

  /// - Parameter deciders: The names of the roles that decide.
  package init(_ diagram: SequenceDiagram, deciders: Set<String>) {
    let known = Dictionary(
      diagram.lifelines.map { ($0.name, Lane($0, deciders: deciders)) },
      uniquingKeysWith: { first, _ in first }
    )
    rows = Self.rows(of: diagram) { [known] message in
      guard let to = known[message.to] else { return true }
      if !message.cancels.isEmpty { return false }
      let isAmongCarriers =
        to.kind == .carrier && to.role != nil
        && to.role == known[message.from]?.role
      return to.kind == .widget || isAmongCarriers
        || message.function?.kind == .initialiser
    }
    start = Self.start(in: rows) { known[$0] }
    let used = Set(
      rows.compactMap(\.message).flatMap { [$0.from, $0.to] }
        .compactMap { known[$0]?.name }
    )
    lanes = diagram.lifelines.compactMap { known[$0.name] }
      .reduce(into: []) { lanes, lane in
        if used.contains(lane.name), !lanes.contains(lane) {
          lanes.append(lane)
        }
      }
    let numbers = Dictionary(
      lanes.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    lanesByName = known.compactMapValues { numbers[$0.name] }
  }

  /// The ladder with one lane for all who play the same role.
  package var joinedByRole: Ladder { joined { _ in true } }

  /// The ladder with one lane for all of a role that only pass something on,
  /// such as the parts of a state.
  package var joiningCarriers: Ladder {
    joined { lane in
      lane.kind == .carrier && lane.role != nil
        && lanes.count { $0.role == lane.role } > 1
    }
  }

  private func joined(where isJoined: (Lane) -> Bool) -> Ladder {
    var joined = self
    joined.lanes = []
    let numbers = lanes.map { lane in
      let name = isJoined(lane) ? lane.role ?? lane.name : lane.name
      if let number = joined.lanes.firstIndex(where: { $0.name == name }) {
        if lane.decides { joined.lanes[number].decides = true }
        return number
      }
      joined.lanes.append(lane)
      joined.lanes[joined.lanes.count - 1].name = name
      return joined.lanes.count - 1
    }
    joined.lanesByName = lanesByName.mapValues { numbers[$0] }
    return joined
  }

  /// The number of the lane in which somebody stands.
  package func lane(of name: String) -> Int? { lanesByName[name] }

  /// Whether a message goes to one who decides.
  package func reachesDecider(_ message: SequenceDiagram.Message) -> Bool {
    lane(of: message.to).map { lanes[$0].decides } ?? false
  }

  private static func rows(
    of diagram: SequenceDiagram,
    folding isFolded: (SequenceDiagram.Message) -> Bool
  ) -> [Row] {
    var rows: [Row] = []
    var folded: [SequenceDiagram.Step] = []
    for step in diagram.steps {
      guard let message = step.message, !isFolded(message) else {
        folded.append(step)
        continue
      }
      if !folded.isEmpty { rows.append(.folded(folded)) }
      folded = []
      rows.append(.message(message))
    }
    if !folded.isEmpty { rows.append(.folded(folded)) }
    return rows
  }

  /// The first message to one who decides, after the first answer of a service
  /// where one comes, or the first that has failed, for what is told then is
  /// the failure; where the answer reaches nobody of them, the next closure
  /// that is called back, else the last message, for there it is dropped.
  private static func start(
    in rows: [Row],
    lane: (String) -> Lane?
  ) -> Int? {
    func decides(_ row: Row) -> Bool {
      row.message.flatMap { lane($0.to)?.decides } ?? false
    }
    let failure = rows.firstIndex { $0.message?.awaited?.hasFailed == true }
    let answer =
      failure
      ?? rows.firstIndex { row in
        guard let message = row.message, message.isAnswer else { return false }
        return [message.from, message.to].contains {
          lane($0)?.kind == .service
        }
      }
    return rows[(answer ?? 0)...].firstIndex(where: decides)
      ?? rows.firstIndex(where: decides)
      ?? answer.flatMap { answer in
        rows[(answer + 1)...]
          .firstIndex { $0.message?.function?.kind == .closure }
          ?? rows.lastIndex { $0.message != nil }
      }
  }
}

extension Ladder.Lane {
  fileprivate init(
    _ participant: SequenceDiagram.Participant,
    deciders: Set<String>
  ) {
    kind = RoleKind(of: participant.role, deciders: deciders)
    name = kind == .widget ? "widgets" : participant.name
    role = kind == .widget ? nil : participant.role
    decides = role.map(deciders.contains) ?? false
  }
}

extension [Ladder.Lane] {
  /// A name without what the types of a feature begin with, unless another
  /// lane is called so.
  package func shortName(of name: String, without prefix: String) -> String {
    let short = name.dropping(prefix: "Sample").dropping(prefix: prefix)
    return contains { $0.name == short } ? name : short
  }
}

extension Ladder {
  /// The messages that it shows.
  package var messages: [SequenceDiagram.Message] { rows.compactMap(\.message) }

  /// The ladder as a diagram of its lanes, in which a remark stands for what
  /// is folded.
  ///
  /// - Parameter mark: What stands before the role of who decides, and before
  ///   messages to him.
  package func diagram(marking mark: String) -> SequenceDiagram {
    func name(_ participant: String) -> String {
      lane(of: participant).map { lanes[$0].name } ?? participant
    }
    return SequenceDiagram(
      participants: lanes.map { lane in
        let role = lane.role.map { lane.decides ? "\(mark) \($0)" : $0 }
        return SequenceDiagram.Participant(name: lane.name, role: role)
      },
      steps: rows.map { row in
        switch row {
        case .folded(let steps):
          return .note(SequenceDiagram.Note(at: nil, text: steps.line))
        case .message(var message):
          let label = "\(mark) \(message.text)"
          if reachesDecider(message) { message.text = label }
          message.from = name(message.from)
          message.to = name(message.to)
          return .message(message)
        }
      }
    )
  }
}

extension String {
  /// Without what it begins with, where a name follows that.
  fileprivate func dropping(prefix: String) -> String {
    let rest = dropFirst(hasPrefix(prefix) ? prefix.count : 0)
    return rest.first?.isUppercase == true ? String(rest) : self
  }
}

extension SequenceDiagram.Step {
  fileprivate var words: String {
    switch self {
    case .message(let message):
      "\(message.from) → \(message.to): \(message.text)"
    case .note(let note):
      (note.at.map { "\($0): " } ?? "") + note.text
    }
  }
}

extension [SequenceDiagram.Step] {
  /// All on one line: in words where there is one, else how many of what.
  package var line: String {
    let words = words
    return words.count > 1
      ? summary : words.first ?? (count == 1 ? self[0].words : summary)
  }

  /// Each on a line, equal ones once; what is set shows as a new value, if it
  /// is one.
  package var words: [String] {
    var counts: [String: Int] = [:]
    let words = filter { $0.message?.function?.kind != .setter }.map(\.words)
    for word in words { counts[word, default: 0] += 1 }
    return words.compactMap { word in
      guard let count = counts.removeValue(forKey: word) else { return nil }
      return count == 1 ? word : "\(word), \(count) times"
    }
  }

  /// How many of what is folded.
  package var summary: String {
    let made = count { $0.message?.function?.kind == .initialiser }
    let calls = count { $0.message != nil } - made
    let values = count { step in
      if case .note(let note) = step { note.at != nil } else { false }
    }
    return [
      made.counted("object made", "objects made"),
      calls.counted("call", "calls"),
      values.counted("new value", "new values"),
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension Int {
  fileprivate func counted(_ one: String, _ several: String) -> String? {
    self == 0 ? nil : self == 1 ? "1 \(one)" : "\(self) \(several)"
  }
}
