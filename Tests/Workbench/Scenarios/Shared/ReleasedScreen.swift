import Play

extension Session {
  /// What comes to the screen by one action goes by another, and is released.
  ///
  /// This lets the answers come that are pending by then.
  ///
  /// - Parameter text: What can be read only in between.
  func expectReleased(
    showing text: String,
    from opening: Action,
    to closing: Action
  ) throws {
    _ = makeFrame()
    let before = ScreenObjects(of: self)
    try perform(opening)
    try expectText(text)
    let opened = ScreenObjects(of: self).since(before)
    guard !opened.types.isEmpty else {
      throw Mismatch(expected: "a new screen", found: "no new object")
    }
    try perform(closing)
    // A screen may be closed just before the next frame.
    _ = makeFrame()
    try expectReleased(opened)
  }
}
