import ConsoleUI

extension Viewer {
  /// The keys of a session's screen and what they do.
  ///
  /// - Parameter isOne: Whether one variant is used, not several.
  static func help(isOne: Bool) -> Viewer {
    let forSeveral = [
      "Every key goes to all architectures.",
      "<, >: show those that have no room",
    ]
    return help(
      (isOne ? [] : forSeveral) + moving + [
        "Escape: leave a text field, cancel, go back, go one level up",
        "Return in a text field: press the button that takes the text",
        "n: let requests fail in another way, be slow, or go well again; "
          + "Shift-N: go back",
        "t: show or hide who called whom in the last action, and the source",
        "While that shows: up, down, Page Up, Page Down, Home and End choose a "
          + "message; left and right an architecture; s shows the whole file",
      ] + anywhere + [
        "In a text field letters are text. Left, Right, Home and End move in "
          + "it, Backspace and Delete erase. Tab or Escape leaves it."
      ]
    )
  }

  /// The keys of the menu.
  static var menuHelp: Viewer {
    help(
      moving + [
        "Space: mark several, then Return", "Escape: go one level up",
      ] + anywhere
    )
  }

  private static func help(_ lines: [String]) -> Viewer {
    Viewer(title: "keys", lines: lines.map { Line(text: $0) })
  }

  private static let moving = [
    "Tab, Shift-Tab, arrows: move",
    "Return, Space: press",
    "Arrows, Page Up, Page Down, Home, End: move in a list",
  ]

  private static let anywhere = [
    "?: show these keys",
    "Ctrl-L: draw the screen anew",
    "Ctrl-Z: suspend",
    "q, then q or Return: quit",
    "Ctrl-C: quit at once",
  ]
}
