import ConsoleUI
import Play
import Trace

/// Why the screens look as they do: who called whom in the last action, and
/// the source of the message that is chosen.
@MainActor
struct Explanation {
  /// What is chosen; nil while none of it shows.
  private(set) var choice: MessageChoice?
  private var sources: MarkedSources?
  /// The messages of each variant that was asked for, of so many traces.
  private var lists: [Int: MessageList] = [:]
  private var listedCount = 0
  private var layout: ScreenLayout

  init(_ sources: MarkedSources?, in layout: ScreenLayout) {
    self.sources = sources
    self.layout = layout
  }

  mutating func showOrHide() {
    choice =
      choice == nil ? MessageChoice(variant: layout.shown.lowerBound) : nil
  }

  /// Follows the screens to another layout, and to other variants.
  mutating func fit(into layout: ScreenLayout) {
    self.layout = layout
    lists = [:]
    if let choice, !layout.shown.contains(choice.variant) {
      self.choice?.variant = layout.shown.lowerBound
    }
  }

  mutating func keep(after action: Action) { choice?.keep(after: action) }

  /// Moves by a key; false for one that does not move.
  mutating func move(by key: Key, among players: Players) -> Bool {
    guard var choice else { return false }
    let lists = players.sessions.indices.map { list(of: $0, players) }
    let page = (layout.bands?.listRows.count ?? 1) - 1
    guard choice.move(by: key, among: lists, page: max(1, page)) else {
      return false
    }
    self.choice = choice
    return true
  }

  /// The file of what the chosen message calls, to be read.
  mutating func makeSourceViewer(_ players: Players) -> Viewer? {
    guard let choice, let source = source(of: choice.variant, choice, players)
    else { return nil }
    return Viewer(
      title: source.file,
      lines: source.lines,
      opening: source.lines[max(0, source.first - 2)].text
    )
  }

  // MARK: - Drawing

  mutating func draw(_ players: Players, in drawing: inout ScreenDrawing) {
    guard let choice, let bands = layout.bands else { return }
    let action = players.lastAction.map { "\($0)" } ?? "the start"
    let listed =
      bands.hasListForEach ? Array(layout.shown) : [choice.variant]
    for (column, variant) in listed.enumerated() {
      let list = list(of: variant, players)
      drawing.draw(
        list,
        chosen: choice.message(of: variant, in: list),
        isChosen: variant == choice.variant,
        title: "\(players.names[variant]): \(action)",
        column: column
      )
    }
    let count = bands.sourceColumns.count
    let first = max(
      layout.shown.lowerBound,
      min(choice.variant, layout.shown.upperBound - count)
    )
    for (column, variant) in (first..<first + count).enumerated() {
      let list = list(of: variant, players)
      let title = list.title(of: choice.message(of: variant, in: list))
      drawing.draw(
        source(of: variant, choice, players),
        title: "\(players.names[variant]): \(title)",
        column: column
      )
    }
  }

  /// The messages of a variant.
  private mutating func list(
    of variant: Int,
    _ players: Players
  ) -> MessageList {
    if listedCount != players.traceCount { lists = [:] }
    listedCount = players.traceCount
    if let list = lists[variant] { return list }
    let list = MessageList(
      players.ladder(of: variant),
      without: players.first.variant.feature.folderName,
      isPlain: players.first.window.options.isPlain,
      size: CellSize(
        width: layout.bands?.listWidth ?? layout.size.width,
        height: layout.bands?.listRows.count ?? layout.size.height
      )
    )
    lists[variant] = list
    return list
  }

  /// The source of the message that is chosen in a variant.
  private mutating func source(
    of variant: Int,
    _ choice: MessageChoice,
    _ players: Players
  ) -> MarkedSource? {
    let list = list(of: variant, players)
    let message = choice.message(of: variant, in: list)
    guard list.messages.indices.contains(message),
      let function = list.messages[message].function
    else { return nil }
    return sources?[function]
  }
}
