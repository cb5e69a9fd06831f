import Render
import Trace

/// The messages of a step in one architecture, from top to bottom, between
/// lanes that stand side by side.
///
/// What goes to widgets, what makes objects, and what those say to each other
/// who only pass something on is folded, until a reader asks for it. Nothing is
/// measured: lanes have equal shares of the width.
struct Ladder {
  struct Lane: Hashable {
    var name: String
    var role: String?
    var kind: RoleKind
    /// Whether its role decides, or it drops an answer in this step.
    var decides: Bool
  }

  enum Row {
    case message(SequenceDiagram.Message)
    /// What is folded, or a remark on what stands above.
    case folded([SequenceDiagram.Step])

    var message: SequenceDiagram.Message? {
      if case .message(let message) = self { message } else { nil }
    }
  }

  let lanes: [Lane]
  let rows: [Row]
  /// The row of the message with which the decision begins, if any.
  let start: Int?
  private let lanesByName: [String: Int]

  init(_ diagram: SequenceDiagram, of variant: FeatureRecording.Variant) {
    var known = Dictionary(
      diagram.lifelines.map { ($0.name, Lane($0, in: variant)) },
      uniquingKeysWith: { first, _ in first }
    )
    rows = Self.rows(of: diagram) { [known] message in
      guard let to = known[message.to] else { return true }
      let isAmongCarriers =
        to.kind == .carrier && to.role != nil
        && to.role == known[message.from]?.role
      return to.kind == .widget || isAmongCarriers
        || message.function?.kind == .initialiser
    }
    start = Self.start(in: rows) { known[$0] }
    if let start, let name = rows[start].message?.to,
      known[name]?.decides == false
    {
      known[name]?.decides = true
      known[name]?.kind = .decider
    }
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
  /// where one comes; the last message where the answer reaches nobody of them,
  /// for there it is dropped.
  private static func start(
    in rows: [Row],
    lane: (String) -> Lane?
  ) -> Int? {
    func decides(_ row: Row) -> Bool {
      row.message.flatMap { lane($0.to)?.decides } ?? false
    }
    let answer = rows.firstIndex { row in
      guard let message = row.message, message.isAnswer else { return false }
      return [message.from, message.to].contains {
        lane($0)?.kind == .service
      }
    }
    return rows[(answer ?? 0)...].firstIndex(where: decides)
      ?? rows.firstIndex(where: decides)
      ?? answer.flatMap { _ in rows.lastIndex { $0.message != nil } }
  }
}

extension Ladder.Lane {
  fileprivate init(
    _ participant: SequenceDiagram.Participant,
    in variant: FeatureRecording.Variant
  ) {
    kind = RoleKind(of: participant.role, deciders: variant.deciders)
    name = kind == .widget ? "widgets" : participant.name
    role = kind == .widget ? nil : participant.role
    decides = role.map(variant.deciders.contains) ?? false
  }
}

extension Ladder {
  func lane(of name: String) -> Int? { lanesByName[name] }

  /// How many messages it shows.
  var messageCount: Int { rows.count { $0.message != nil } }

  /// Writes the rows.
  ///
  /// - Parameter link: The attributes of a link to the function that is called
  ///   last.
  func write(
    to markup: inout Markup,
    link: ([FunctionName]) -> Markup.Attributes
  ) {
    var called: [FunctionName] = []
    markup.element("ol", ["class": "rows l\(lanes.count)"]) { list in
      for (index, row) in rows.enumerated() {
        switch row {
        case .folded(let steps): write(folded: steps, to: &list)
        case .message(let message):
          called += [message.function].compactMap(\.self)
          write(
            message,
            isStart: index == start,
            link: message.function == nil ? [:] : link(called),
            to: &list
          )
        }
      }
    }
  }

  private func write(
    _ message: SequenceDiagram.Message,
    isStart: Bool,
    link: Markup.Attributes,
    to list: inout Markup
  ) {
    guard let from = lane(of: message.from), let to = lane(of: message.to)
    else { return }
    let receiver = lanes[to]
    // Its role, the sender's, and how it looks; the style sheet adds a star.
    let styles: [String?] = [
      receiver.kind.rawValue, "f" + lanes[from].kind.rawValue,
      receiver.decides ? "x" : nil, isStart ? "at" : nil,
      min(from, to) * 2 >= lanes.count ? "e" : nil,
    ]
    let style = styles.compactMap(\.self).joined(separator: " ")
    list.element("li", ["class": style]) { item in
      item.element("a", link) { text in
        // Heard and not seen; a drawing has arrows for it.
        text.element("i") {
          let role = receiver.decides ? ", who decides" : ""
          $0.text("\(message.from) to \(message.to)\(role): ")
        }
        text.element("code", text: message.text)
      }
      writeArrow(from: from, to: to, message.isAnswer, &item)
    }
  }

  private func writeArrow(
    from: Int,
    to: Int,
    _ isAnswer: Bool,
    _ item: inout Markup
  ) {
    item.element("svg", ["class": isAnswer ? "b" : nil]) { svg in
      let (start, end) = (lanes.center(of: from), lanes.center(of: to))
      svg.void("line", ["x1": start, "x2": end])
      svg.void("use", ["href": from <= to ? "#r" : "#l", "x": end])
    }
  }

  private func write(
    folded steps: [SequenceDiagram.Step],
    to list: inout Markup
  ) {
    let words = steps.words
    list.element("li", ["class": "n"]) { item in
      guard words.count > 1 else {
        return item.text(words.first ?? steps.only ?? steps.summary)
      }
      item.element("details") { details in
        details.element("summary", text: steps.summary)
        details.element("ul") { list in
          for line in words { list.element("li", text: line) }
        }
      }
    }
  }
}

extension [Ladder.Lane] {
  /// Where the middle of a lane is, as a part of the width.
  func center(of lane: Int) -> String {
    let permille = (2000 * lane + 1000) / (2 * count)
    return "\(permille / 10).\(permille % 10)%"
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
  /// What the only one says.
  fileprivate var only: String? { count == 1 ? self[0].words : nil }

  /// Each on a line, equal ones once; what is set shows as a new value, if it
  /// is one.
  fileprivate var words: [String] {
    var counts: [String: Int] = [:]
    let words = filter { $0.message?.function?.kind != .setter }.map(\.words)
    for word in words { counts[word, default: 0] += 1 }
    return words.compactMap { word in
      guard let count = counts.removeValue(forKey: word) else { return nil }
      return count == 1 ? word : "\(word), \(count) times"
    }
  }

  /// How many of what is folded.
  fileprivate var summary: String {
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
