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
    if let notice {
      return StatusLine(place: notice.title ?? name, keys: notice.keys)
    }
    let state = network == .on ? "" : " · network \(network.rawValue)"
    return StatusLine(place: name + state, keys: keys)
  }

  private var name: String {
    let variant = session.variant
    let feature = variant.feature.name
    return group.players.count == 1
      ? "\(variant.architecture.name) \(feature)" : feature
  }

  private var keys: StatusLine.Keys {
    let window = session.window
    if window.isEditingText {
      return .text(
        returnPresses: window.buttonForReturn?.title,
        escape: window.escapeEffect
      )
    }
    return .screens(
      showingMessages: choice != nil,
      hasFocus: window.hasFocus,
      hasOthers: layout.shown.count < group.players.count,
      escape: window.escapeEffect
    )
  }

  /// Of what the messages are.
  private var messageTitle: String {
    group.first.lastAction.map { "Messages: \($0)" } ?? "Messages at the start"
  }
}
