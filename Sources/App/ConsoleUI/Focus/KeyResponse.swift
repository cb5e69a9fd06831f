/// What a view or the window makes of a key.
public enum KeyResponse: Equatable, Sendable {
  /// Nothing: the key means nothing here.
  case ignored
  /// The focus or the cursor moved; the app is not concerned.
  case handled
  /// The user did something that the app is to be told.
  case gesture(Gesture)
}
