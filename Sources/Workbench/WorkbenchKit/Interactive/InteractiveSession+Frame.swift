import ConsoleUI

extension InteractiveSession {
  /// Draws all of the terminal as the person is to see it.
  public func makeFrame() -> Frame {
    if TooSmallScreen.limit.exceeds(size) {
      return TooSmallScreen(size: size).frame
    }
    return drawing(hasKeys: layout.hasKeys)
  }

  /// What stays on the screen when the person has left.
  public func makeLastFrame() -> Frame {
    group.showFocus(false)
    return drawing(hasKeys: false)
  }

  private func drawing(hasKeys: Bool) -> Frame {
    var drawing = ScreenDrawing(layout, isPlain: isPlain)
    let frames = group.makeFrames()
    let verdict = group.verdict(on: frames, shown: layout.shown)
    drawing.draw(verdict)
    if hasKeys { drawing.draw(statusLine) }
    if var notice {
      drawing.cover(with: &notice)
      self.notice = notice
      return drawing.frame
    }
    drawing.draw(
      frames,
      names: group.players.map(\.name),
      hasDifference: verdict?.hasDifference == true
    )
    if let choice {
      drawing.draw(lists, choice, title: messageTitle)
    }
    return drawing.frame
  }

  private var statusLine: StatusLine {
    let variant = session.variant
    let feature = variant.feature.name
    return StatusLine(
      place: notice?.title
        ?? (group.players.count == 1
          ? "\(variant.architecture.name) \(feature)" : feature),
      keys: notice?.keys ?? keys
    )
  }

  private var keys: StatusLine.Keys {
    if session.window.isEditingText {
      return .text(returnPresses: session.window.buttonForReturn?.title)
    }
    return .screens(
      showingMessages: choice != nil,
      hasOthers: layout.shown.count < group.players.count
    )
  }

  /// Of what the messages are.
  private var messageTitle: String {
    group.first.lastAction.map { "Messages: \($0)" } ?? "Messages at the start"
  }
}
