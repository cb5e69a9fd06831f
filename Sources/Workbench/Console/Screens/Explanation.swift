import ConsoleUI
import Play
import Render
import Trace

/// Why the screens look as they do: who called whom in the last action, and
/// the source of the message that is chosen.
@MainActor
struct Explanation {
  /// The variant in whose messages the arrows move; nil while none of it shows.
  private(set) var variant: Int?
  /// Whether a text field that has the focus gets no key meanwhile, because it
  /// had the focus when they were asked for.
  var keepsKeys = false
  /// The chosen message of each variant where a person has chosen one.
  private var chosen: [Int: Int] = [:]
  /// The messages of each variant, of so many traces; none until asked for.
  private var messages: [MessagesOfAction] = []
  private var listedCount = 0
  /// These messages as the layout has room for them; none until asked for.
  private var lists: [MessageList] = []
  private var layout: ScreenLayout
  private var sources: SourceIndex?

  init(_ sources: SourceIndex?, in layout: ScreenLayout) {
    self.sources = sources
    self.layout = layout
  }

  /// - Parameter isTyping: Whether a text field has the focus.
  mutating func showOrHide(isTyping: Bool) {
    variant = variant == nil ? layout.shown.lowerBound : nil
    keepsKeys = isTyping
    begin()
  }

  /// Goes to what is of interest in every list.
  mutating func begin() { chosen = [:] }

  /// Follows the screens to another layout, and to other variants.
  mutating func fit(into layout: ScreenLayout) {
    self.layout = layout
    lists = []
    if let variant, !layout.shown.contains(variant) {
      self.variant = layout.shown.lowerBound
    }
  }

  /// Moves by a key; in the other lists to the message that does the same.
  ///
  /// - Returns: False for a key that does not move.
  mutating func move(by key: Key, among players: Players) -> Bool {
    guard let variant else { return false }
    let list = list(of: variant, players)
    let message = message(of: variant, in: list)
    let page = max(1, (layout.bands?.lists[0].height ?? 1) - 1)
    let next: Int
    switch key {
    case .left, .right:
      let other = variant + (key == .left ? -1 : 1)
      self.variant = max(0, min(other, players.sessions.count - 1))
      return true
    case .up: next = message - 1
    case .down: next = message + 1
    case .pageUp: next = message - page
    case .pageDown: next = message + page
    case .home: next = 0
    case .end: next = .max
    // What is marked with a sign, one after the other.
    case .character("x"):
      let marked = list.remarks.keys.sorted()
      guard let first = marked.first else { return true }
      next = marked.first { $0 > message } ?? first
    default: return false
    }
    chosen[variant] = next
    let reached = self.message(of: variant, in: list)
    for other in players.sessions.indices where other != variant {
      let same = self.list(of: other, players)
        .message(like: reached, of: list)
      // Each list has a first message and a last one of its own.
      let end = [.home, .end].contains(key) ? next : nil
      chosen[other] = same ?? end ?? chosen[other]
    }
    return true
  }

  /// The chosen message of a variant with such a list.
  private func message(of variant: Int, in list: MessageList) -> Int {
    let message = chosen[variant] ?? list.firstOfInterest
    return max(0, min(message, list.messages.count - 1))
  }

  /// The file of what the chosen message calls, to be read.
  mutating func makeSourceViewer(_ players: Players) -> Viewer? {
    variant.flatMap { source(of: $0, players)?.viewer }
  }

  /// All messages of the variant in which the arrows move, to be read.
  mutating func makeMessageViewer(_ players: Players) -> Viewer? {
    guard let variant else { return nil }
    let chosen = message(of: variant, in: list(of: variant, players))
    // What scrolls has room for as many names above the lanes as there are.
    let size = CellSize(width: layout.size.width, height: .max)
    return lists(players, in: size)[variant].viewer(
      titled: title(of: variant, players),
      chosen: chosen,
      on: layout.size.height
    )
  }

  // MARK: - Drawing

  /// Whether what was drawn tells of a task that is cancelled or of an answer
  /// that is dropped.
  var hasRemarks: Bool {
    variant != nil && lists.contains { !$0.remarks.isEmpty }
  }

  /// Whether what was drawn had no room to be a diagram.
  var lacksRoom: Bool { variant != nil && lists.contains(where: \.lacksRoom) }

  mutating func draw(_ players: Players, in drawing: inout ScreenDrawing) {
    guard let variant, let bands = layout.bands else { return }
    for (column, other) in layout.shown.enumerated() {
      let list = list(of: other, players)
      let chosen = message(of: other, in: list)
      let title = title(of: other, players)
      let ends = list.ends(ofMessage: chosen)
      drawing.draw(
        list,
        chosen: chosen,
        isChosen: other == variant,
        titles: ends.map {
          ["\(title) · \($0)", "\(players.names[other]): \($0)", title]
        } ?? [title],
        column: column
      )
    }
    let count = bands.sources.count
    let first = min(variant, layout.shown.upperBound - count)
    let without = layout.shown.filter { !(first..<first + count).contains($0) }
    for column in 0..<count {
      let names = without.map { players.names[$0] }.joined(separator: ", ")
      drawing.draw(
        source(of: first + column, players),
        title: players.names[first + column],
        note: column + 1 < count || names.isEmpty ? "" : "←→ \(names)",
        column: column
      )
    }
  }

  /// A variant's name and what its messages belong to.
  private func title(of variant: Int, _ players: Players) -> String {
    let action = players.lastAction.map { "\($0)" } ?? "the start"
    return "\(players.names[variant]): \(action)"
  }

  /// The messages of a variant, drawn in the same way as those of the others.
  private mutating func list(
    of variant: Int,
    _ players: Players
  ) -> MessageList {
    if listedCount != players.traceCount { (messages, lists) = ([], []) }
    listedCount = players.traceCount
    if lists.isEmpty {
      let size = layout.bands?.lists[0].size ?? layout.size
      lists = lists(players, in: size)
    }
    return lists[variant]
  }

  private mutating func lists(
    _ players: Players,
    in size: CellSize
  ) -> [MessageList] {
    if messages.isEmpty {
      messages = players.sessions.indices.map { index in
        let ladder = players.ladder(of: index, from: &sources)
        return MessagesOfAction(
          ladder: ladder.joiningCarriers,
          remarks: sources?.remarks(on: ladder.messages) ?? [:],
          countBeforeAnswers: players.countBeforeAnswers(of: index)
        )
      }
    }
    return MessageList.lists(
      of: messages,
      without: players.first.variant.feature.folderName,
      isPlain: players.first.window.options.isPlain,
      in: size
    )
  }

  /// The source of the message that is chosen in a variant; nil where the
  /// sources do not tell.
  private mutating func source(
    of variant: Int,
    _ players: Players
  ) -> MarkedSource? {
    let list = list(of: variant, players)
    let number = message(of: variant, in: list)
    guard list.messages.indices.contains(number) else { return nil }
    let message = list.messages[number]
    let remark = list.remarks[number]
    let earlier = list.messages[..<number].compactMap { message in
      self.place(of: message).map { (place: $0, message: message) }
    }
    guard let place = remark?.place ?? place(of: message), let sources,
      let text = sources.text(of: place.path)
    else { return nil }
    let deciding =
      remark?.line
      ?? place.decidingLine(of: message, after: earlier, lines: sources.lines)
    return MarkedSource(
      place,
      deciding: deciding,
      of: text,
      isPlain: players.first.window.options.isPlain
    )
  }

  /// Where stands what a message calls.
  private mutating func place(
    of message: SequenceDiagram.Message
  ) -> SourcePlace? {
    message.function.flatMap { sources?.place(of: $0) }
  }
}
