import ConsoleUI
import Play

/// What the checks of scenarios can ask of a screen.
extension Session {
  /// All texts on the screen, from top to bottom, are these.
  func expectTexts(_ texts: [String]) throws {
    let found = makeFrame().texts.filter { !$0.isEmpty }
    guard found == texts else { throw Mismatch(expected: texts, found: found) }
  }

  /// One of the texts on the screen is exactly this, with all its spaces.
  func expectText(_ text: String) throws {
    let found = makeFrame().texts
    guard found.contains(text) else {
      throw Mismatch(expected: text, found: found)
    }
  }

  /// The screen lets one do these things and no others.
  func expectOffers(_ offers: [Offer]) throws {
    guard self.offers == offers else {
      throw Mismatch(expected: offers, found: self.offers)
    }
  }

  /// The screen looks as it did before.
  func expectLooks(like before: Frame) throws {
    let now = makeFrame()
    guard now.grid != before.grid else { return }
    let lines = zip(before.lines, now.lines).first { $0 != $1 }
    throw Mismatch(
      expected: "the screen as before, with \"\(lines?.0 ?? "its styles")\"",
      found: "\"\(lines?.1 ?? "others")\""
    )
  }

  /// Of these objects those of the screen are released, and the others are as
  /// soon as no answer is pending any more, for which this waits.
  func expectReleased(_ objects: ScreenObjects) throws {
    guard objects.aliveOnScreen.isEmpty else {
      throw Mismatch(
        expected: "the screen to be released",
        found: objects.aliveOnScreen
      )
    }
    world.letAnswersCome()
    guard objects.alive.isEmpty else {
      throw Mismatch(expected: "all to be released", found: objects.alive)
    }
  }
}
