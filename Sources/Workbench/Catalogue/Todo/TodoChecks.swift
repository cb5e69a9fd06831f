import ConsoleUI
import WorkbenchKit

/// What the scenarios of the to-dos ask of a screen.
extension Session {
  /// The rows on the screen are these, without their descriptions.
  func expectRows(_ rows: [String]) throws {
    let found = makeFrame().texts
      .filter { $0.hasPrefix("[ ] ") || $0.hasPrefix("[x] ") }
    guard found == rows else { throw Mismatch(expected: rows, found: found) }
  }

  /// No save is pending, and the screen does not read so.
  func expectNothingIsSaving() throws {
    let texts = makeFrame().texts
    guard !texts.contains("Saving..."), timeToNextAnswer == nil else {
      throw Mismatch(expected: "no save", found: texts)
    }
  }

  /// A screen with its list loaded, in a world in which another was used
  /// before, went away, and got the last answers too late.
  func nextScreen(
    _ data: FeatureData,
    after script: String
  ) throws -> Session {
    let world = World(data: data)
    do {
      let first = Session(variant: variant, world: world)
      try first.play(try Script(name: "the screen before", text: script))
    }
    // The list is loaded when what was pending has ended.
    let between = Session(variant: variant, world: world)
    try between.perform(.wait(.seconds(1)))
    let next = Session(variant: variant, world: world)
    try next.perform(.wait(.seconds(1)))
    return next
  }
}
