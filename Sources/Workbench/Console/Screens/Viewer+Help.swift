import ConsoleUI

extension Viewer {
  /// The keys of a session's screen and what they do.
  static var sessionHelp: Viewer {
    help(
      """
      \(moving)
      Escape: leave a text field, cancel, go back, go one level up

      Requests
      n: let requests fail in another way, be slow, or go well again
      Shift-N: do so in the other order

      Text fields
      Return: press the button that takes the text
      Left, Right: move in the text
      Home, Ctrl-A: go to its start
      End, Ctrl-E: go to its end
      Ctrl-W: remove the word before the cursor
      Ctrl-U: empty the field
      Ctrl-N, Ctrl-T, Ctrl-O: do what n, t and > do elsewhere, for letters \
      are text
      Tab, Escape: leave the field

      Who called whom
      t: show or hide who called whom in the last action, and the source
      Up, Down, Page Up, Page Down, Home, End: choose a message
      x: choose the next that cancels a task or drops an answer
      Left, Right: choose an architecture
      m: show all messages
      s: show the whole file
      Tab: go back to the field in which Ctrl-T was pressed

      Signs of messages and source
      >: the chosen message
      ·: in another architecture, the one that does the same, or with which \
      its decision begins
      ★: who decides, and messages to them
      ✕: a task is cancelled, or an answer dropped
      ╌╌>: an answer
      ( ): calls of widgets
      ┃: a line of what was called
      ►: the line that decides

      Several architectures
      All keys: go to each of them
      <, >: show those that have no room
      """
    )
  }

  /// The keys of the menu.
  static var menuHelp: Viewer {
    help(
      """
      \(moving)
      Space: mark several, then Return
      Escape: go one level up
      """
    )
  }

  /// The keys of a text.
  static var viewerHelp: Viewer {
    help(
      """
      Moving
      Up, Down, Page Up, Page Down, Space: move
      Home, End: go to the top or the end
      ], [: go to the next step or heading, or the one before
      Escape: go back

      Searching
      /: search, whatever the case of the letters
      n, Shift-N: go to the next place that was found, or the one before
      """,
      quitting: "q: quit"
    )
  }

  private static func help(
    _ keys: String,
    quitting: String = "q, then q or Return: quit"
  ) -> Viewer {
    let text = """
      \(keys)

      Anywhere
      ?: show these keys
      Ctrl-L: draw the screen anew

      Leaving
      Ctrl-Z: suspend
      \(quitting)
      Ctrl-C: quit at once
      """
    return Viewer(
      title: titleOfHelp,
      lines: text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { line in
          let hasTerm = line.contains(": ")
          return Line(
            text: String(line),
            style: hasTerm ? .plain : .bold,
            hasTerm: hasTerm
          )
        }
    )
  }

  static let titleOfHelp = "keys"

  private static let moving = """
    Moving
    Tab, Shift-Tab, arrows: move
    Return, Space: press
    Arrows, Page Up, Page Down, Home, End: move in a list
    """
}
