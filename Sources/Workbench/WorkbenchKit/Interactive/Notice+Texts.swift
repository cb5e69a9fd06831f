import ConsoleUI

extension Notice {
  /// The keys of a session's screen and what they do.
  ///
  /// - Parameter isOne: Whether one variant is used, not several.
  static func help(isOne: Bool) -> Notice {
    let forSeveral = [
      "Every key goes to all variants.",
      "<, >: show those that have no room",
    ]
    let lines =
      (isOne ? [] : forSeveral) + moving + [
        "Escape: go back, cancel",
        "Return in a text field: press the button that takes the text",
        "n: let the network fail in another way, or heal",
        "t: show or hide the messages of the last action; while they show, "
          + "arrows outside of a text field choose one",
        "s: show the source of what the chosen message calls",
      ] + anywhere + [
        "In a text field letters are text. Left, Right, Home and End move in "
          + "it, Backspace and Delete erase. Tab or Escape leaves it; only "
          + "Ctrl-C quits there.",
        "Any other key: close this help",
      ]
    return Notice(title: nil, lines.map { Line(text: $0) }, kind: .help)
  }

  /// How to move on any screen.
  public static let moving = [
    "Tab, Shift-Tab, arrows: move",
    "Return, Space: press",
    "Arrows, Page Up, Page Down, Home, End: move in a list",
  ]

  /// What works on any screen.
  public static let anywhere = [
    "?: show these keys",
    "Ctrl-L: draw the screen anew",
    "Ctrl-Z: suspend",
    "q, Ctrl-C: quit",
  ]

  /// How requests end that are made from now on.
  static func network(_ condition: NetworkCondition) -> Notice {
    let lines = [
      "Network: \(condition.rawValue)",
      "n: the next condition",
      "Any other key: go on",
    ]
    return Notice(
      title: nil,
      lines.map { Line(text: $0) },
      kind: .network
    )
  }

  /// A file, from a little above some lines, which are marked.
  init(showing place: SourcePlace, of text: String, isPlain: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let digits = "\(lines.count)".count
    let numbered = lines.enumerated().map { index, line in
      let number = index + 1
      let isMarked = place.lines.contains(number)
      let blanks = String(repeating: " ", count: digits - "\(number)".count)
      let mark = isMarked ? (isPlain ? ">" : "┃") : " "
      return Line(
        text: "\(blanks)\(number) \(mark) \(line)",
        style: isMarked ? .plain : .faint
      )
    }
    // The module tells files of the same name apart.
    let file = place.path.split(separator: "/").dropFirst(2)
      .joined(separator: "/")
    self.init(
      title: "\(file), \(place.lines.lowerBound) to \(place.lines.upperBound)",
      numbered,
      from: max(0, place.lines.lowerBound - 3)
    )
  }
}
