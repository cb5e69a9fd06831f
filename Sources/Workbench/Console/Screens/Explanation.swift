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
  /// The chosen message of each variant where a person has chosen one.
  private var chosen: [Int: Int] = [:]
  /// The messages of each variant that was asked for, of so many traces.
  private var lists: [Int: MessageList] = [:]
  private var listedCount = 0
  private var layout: ScreenLayout
  private var sources: SourceIndex?

  init(_ sources: SourceIndex?, in layout: ScreenLayout) {
    self.sources = sources
    self.layout = layout
  }

  mutating func showOrHide() {
    variant = variant == nil ? layout.shown.lowerBound : nil
    begin()
  }

  /// Goes to what is of interest in every list.
  mutating func begin() { chosen = [:] }

  /// Follows the screens to another layout, and to other variants.
  mutating func fit(into layout: ScreenLayout) {
    self.layout = layout
    lists = [:]
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
    case .end: next = list.messages.count
    default: return false
    }
    chosen[variant] = next
    let reached = self.message(of: variant, in: list)
    for other in players.sessions.indices where other != variant {
      let same = self.list(of: other, players).message(like: reached, of: list)
      chosen[other] = same ?? chosen[other]
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

  // MARK: - Drawing

  mutating func draw(_ players: Players, in drawing: inout ScreenDrawing) {
    guard let variant, let bands = layout.bands else { return }
    let action = players.lastAction.map { "\($0)" } ?? "the start"
    for (column, other) in layout.shown.enumerated() {
      let list = list(of: other, players)
      drawing.draw(
        list,
        chosen: message(of: other, in: list),
        isChosen: other == variant,
        title: "\(players.names[other]): \(action)",
        column: column
      )
    }
    let count = bands.sources.count
    let first = min(variant, layout.shown.upperBound - count)
    for column in 0..<count {
      drawing.draw(
        source(of: first + column, players),
        title: players.names[first + column],
        column: column
      )
    }
  }

  /// The messages of a variant, drawn in the same way as those that stand
  /// beside them.
  private mutating func list(
    of variant: Int,
    _ players: Players
  ) -> MessageList {
    if listedCount != players.traceCount { lists = [:] }
    listedCount = players.traceCount
    if let list = lists[variant] { return list }
    let isPlain = players.first.window.options.isPlain
    let size = layout.bands?.lists[0].size ?? layout.size
    let group =
      layout.shown.contains(variant) ? layout.shown : variant..<variant + 1
    let ladders = group.map(players.ladder)
    let hasLanes =
      !isPlain
      && ladders.allSatisfy { MessageList.hasRoom(forLanesOf: $0, in: size) }
    let made = ladders.map { ladder in
      MessageList(
        ladder,
        without: players.first.variant.feature.folderName,
        isPlain: isPlain,
        hasLanes: hasLanes,
        width: size.width
      )
    }
    for (variant, list) in zip(group, made) { lists[variant] = list }
    return made[variant - group.lowerBound]
  }

  /// The source of the message that is chosen in a variant; nil where the
  /// sources do not tell.
  private mutating func source(
    of variant: Int,
    _ players: Players
  ) -> MarkedSource? {
    let list = list(of: variant, players)
    let message = message(of: variant, in: list)
    guard list.messages.indices.contains(message),
      let function = list.messages[message].function,
      let place = sources?.place(of: function),
      let text = sources?.text(of: place.path)
    else { return nil }
    let isPlain = players.first.window.options.isPlain
    return MarkedSource(place, of: text, isPlain: isPlain)
  }
}
