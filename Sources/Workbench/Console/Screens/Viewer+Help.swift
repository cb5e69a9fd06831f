import ConsoleUI

extension Viewer {
  /// The keys of a session's screen and what they do.
  static var sessionHelp: Viewer {
    help(
      """
      \(moving)
      Escape: leave a text field, cancel, go back, go one level up
      Return in a text field: press the button that takes the text
      n: let requests fail in another way, be slow, or go well again; \
      Shift-N: go back
      t: show or hide who called whom in the last action, and the source
      While that shows: up, down, Page Up, Page Down, Home and End choose a \
      message, and x the next that cancels a task or drops an answer; left and \
      right an architecture; m shows all messages, and s the whole file. ★ \
      marks who decides, and messages to them. A dashed arrow is an answer, ✕ \
      a task that is cancelled. Brackets hold calls of widgets. > is the \
      chosen message. In another architecture, · is the one that does the \
      same, or with which its decision begins. ┃ marks the lines of what was \
      called, and ► the one that decides.
      In a text field letters are text, and Ctrl-N, Ctrl-T and Ctrl-O stand \
      for n, t and >. Left, Right, Home (Ctrl-A) and End (Ctrl-E) move in it, \
      Ctrl-W removes the word before the cursor, and Ctrl-U empties it. Tab or \
      Escape leaves it. After Ctrl-T the keys are those of t, until Tab leads \
      back to the field.
      With several architectures each key goes to all; < and > show those that \
      have no room.
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
      Up, down, Page Up, Page Down, Space: move
      Home, End: go to the top or the end
      /: search, whatever the case of the letters
      n, Shift-N: go to the next place that was found, or the one before
      ], [: go to the next step or heading, or the one before
      Escape: go back
      """,
      quitting: "q: quit"
    )
  }

  private static func help(
    _ text: String,
    quitting: String = "q, then q or Return: quit"
  ) -> Viewer {
    Viewer(
      title: titleOfHelp,
      text: "\(text)\n\(anywhere)\n\(quitting)\nCtrl-C: quit at once"
    )
  }

  static let titleOfHelp = "keys"

  private static let moving = """
    Tab, Shift-Tab, arrows: move
    Return, Space: press
    Arrows, Page Up, Page Down, Home, End: move in a list
    """

  private static let anywhere = """
    ?: show these keys
    Ctrl-L: draw the screen anew
    Ctrl-Z: suspend
    """
}
