/// What a view or the window makes of a key.
public enum KeyResponse: Equatable, Sendable {
  /// Nothing: the key means nothing here.
  case ignored
  /// The focus or the cursor moved; the app is not concerned.
  case handled
  /// The user did something that the app is to be told.
  case gesture(Gesture)
}

/// Something that a user does to a screen with keys.
public enum Gesture: Equatable, Sendable {
  /// Presses the button of that title.
  case press(String)
  /// Chooses a row of the table, counted from 0.
  case select(Int)
  /// Changes what the text field holds to this.
  case edit(String)
  /// Leaves the topmost screen.
  case goBack
}
