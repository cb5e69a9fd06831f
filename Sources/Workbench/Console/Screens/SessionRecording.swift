import ConsoleUI
import Play

/// What a person did, as a script.
///
/// It plays to the same frames, except for lists that were only scrolled.
public struct SessionRecording: Sendable {
  private enum Entry {
    case action(Action)
    case comment(String)
  }

  private var entries: [Entry] = []

  /// - Parameter options: What else the program was told that its frames
  ///   depend on, such as `--plain`.
  public init(of variants: [Variant], size: CellSize, options: [String] = []) {
    let feature = variants.prefix(1).map(\.feature.name)
    let call = variants.map(\.architecture.name) + feature + options
    entries.append(
      .comment("Recorded from: workbench \(call.joined(separator: " "))")
    )
    noteSize(size)
  }

  /// The script's text.
  ///
  /// What was typed into a field is one line, as it was in the end, unless the
  /// screen is told of each letter: no other screen tells apart how a text
  /// came to stand in a field.
  public var text: String {
    entries.map { entry in
      switch entry {
      case .action(let action): "\(action)\n"
      // An empty line keeps it from being the narration of an action.
      case .comment(let text): "# \(text)\n\n"
      }
    }.joined()
  }

  /// Says on a line of its own what a reader should know.
  public mutating func noteComment(_ text: String) {
    entries.append(.comment(text))
  }

  mutating func noteSize(_ size: CellSize) {
    let options = "--width \(size.width) --height \(size.height)"
    entries.append(.comment("From here on the size is \(options)"))
  }

  /// - Parameter replacesTyping: whether nothing is left of what was typed
  ///   before it.
  mutating func note(_ action: Action, replacesTyping: Bool = false) {
    switch action {
    case .wait(let duration):
      return noteWait(takeLastWait() + duration)
    case .network:
      // In time that passed between, an answer may have led to a request.
      if case .action(.network) = entries.last { entries.removeLast() }
    case .type where replacesTyping:
      // Time that passed between passes before the one that is left.
      let wait = takeLastWait()
      if case .action(.type) = entries.last { entries.removeLast() }
      noteWait(takeLastWait() + wait)
    default:
      break
    }
    entries.append(.action(action))
  }

  private mutating func noteWait(_ duration: Duration) {
    if duration > .zero { entries.append(.action(.wait(duration))) }
  }

  /// Removes a wait from the end; gives its duration, or none.
  private mutating func takeLastWait() -> Duration {
    guard case .action(.wait(let duration)) = entries.last else {
      return .zero
    }
    entries.removeLast()
    return duration
  }
}
