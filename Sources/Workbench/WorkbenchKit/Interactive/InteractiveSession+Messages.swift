import ConsoleUI

extension InteractiveSession {
  /// The messages of each variant that is shown.
  var lists: [MessageList] {
    group.players[layout.shown].map { player in
      MessageList(
        player.steps,
        without: player.session.variant.feature.typePrefix,
        arrow: isPlain ? "->" : "→",
        width: layout.listWidth
      )
    }
  }

  var isPlain: Bool { session.window.options.isPlain }

  /// Shows the source of the function that the chosen message calls.
  func showSource() {
    guard let choice else { return }
    let lists = lists
    let list = choice.list(of: lists.count)
    let functions = lists[list].functions
    let message = choice.message(in: list)
    guard functions.indices.contains(message), let sources,
      let function = functions[message],
      let (place, text) = sources.source(of: function)
    else {
      return notice = Notice(["The source of this message is not found."])
    }
    notice = Notice(showing: place, of: text, isPlain: isPlain)
  }
}

extension Feature {
  /// What its types begin with in every architecture, such as `PhotoList`.
  fileprivate var typePrefix: String {
    name.split(separator: "-").map(\.capitalized).joined()
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
