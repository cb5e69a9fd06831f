/// What a person at a keyboard does.
public enum Key: Equatable, Sendable {
  /// Something to write: a letter, a syllable, or a mark for what is there.
  case character(Character)
  /// Text that came at once, from the clipboard.
  case paste(String)
  /// A letter with the control key, in lower case.
  case control(Character)
  case enter
  case tab
  case backTab
  case escape
  case backspace
  case delete
  case left
  case right
  case up
  case down
  case home
  case end
  case pageUp
  case pageDown
}
