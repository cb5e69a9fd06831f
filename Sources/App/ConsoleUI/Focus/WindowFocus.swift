// Where the next key has its effect. Each screen and each alert remembers
// its own focus, so that it is there again when what covered it has gone.

/// What the Escape key does.
public enum EscapeEffect {
  case leavesTextField
  /// It moves the focus from a button of a table's row to the row.
  case leavesButton
  /// It presses a button of an alert.
  case presses(Button)
  case goesBack
}

extension Window {
  /// The view that gets the keys: the one last moved to, as long as it shows.
  ///
  /// Otherwise it is the first text field, since who sees a field starts to
  /// type. But who has just pressed a button is not typing: where that button
  /// has gone, it is the first view that is no text field.
  var focusedView: View? {
    let views = focusableViews
    let remembered = focusOwner.rememberedFocus
    let starts = !(remembered is Button)
    return views.first { $0 === remembered }
      ?? views.first { ($0 is TextField) == starts }
      ?? views.first
  }

  /// Whether there is anything that a key could press or move in.
  public var hasFocus: Bool {
    updateIfNeeded()
    return focusedView != nil
  }

  /// The rows of the first table that can be seen whole, counted from 0, where
  /// there are others that cannot.
  public var rowsSeen: (shown: Range<Int>, count: Int)? {
    guard let table = tables.first else { return nil }
    let shown = table.wholeRowsOnScreen
    guard shown.count < table.numberOfRows else { return nil }
    return (shown, table.numberOfRows)
  }

  /// On which sides the last frame has left out a part of the content, because
  /// the screen is too small for it.
  public var sidesLeftOut: (top: Bool, bottom: Bool) {
    (scrolling.top > 0, scrolling.rowsBelow > 0)
  }

  /// Whether letters are text now, since a text field has the focus.
  public var isEditingText: Bool {
    updateIfNeeded()
    return focusedView is TextField
  }

  /// The button that Return presses from the text field that has the focus.
  public var buttonForReturn: Button? {
    updateIfNeeded()
    return (focusedView as? TextField)?.buttonForReturn
  }

  /// Does what a key asks for, as far as that concerns the screen only.
  public func handle(_ key: Key) -> KeyResponse {
    updateIfNeeded()
    updateFocus()
    if let view = focusedView {
      let response = view.handle(key)
      guard response == .ignored else {
        // From now on it has the focus, also where another one comes back.
        focusOwner.rememberedFocus = view
        scrolling.followsFocus = true
        return response
      }
    }
    switch key {
    case .tab: moveFocus(by: 1, wraps: true)
    case .backTab: moveFocus(by: -1, wraps: true)
    case .down, .right: moveFocus(by: 1, wraps: false)
    case .up, .left: moveFocus(by: -1, wraps: false)
    case .pageDown: scroll(byPages: 1)
    case .pageUp: scroll(byPages: -1)
    case .home where tables.isEmpty: scrolling.scroll(by: -scrolling.top)
    case .end where tables.isEmpty: scrolling.scroll(by: scrolling.rowsBelow)
    case .escape:
      switch escapeEffect {
      case .leavesTextField: viewBesideTextField.map(setFocus)
      // The table has done it before.
      case .leavesButton: break
      case .presses(let button): return .gesture(.press(button))
      case .goesBack: return .gesture(.goBack)
      // An alert that has to be answered keeps the key.
      case nil: return frontAlert == nil ? .ignored : .handled
      }
    default: return .ignored
    }
    return .handled
  }

  /// What Escape does now; nil where it does nothing.
  public var escapeEffect: EscapeEffect? {
    updateIfNeeded()
    if viewBesideTextField != nil { return .leavesTextField }
    if let table = focusedView as? TableView, table.focusedButton != nil {
      return .leavesButton
    }
    guard frontAlert != nil else { return canGoBack ? .goesBack : nil }
    let cancel = buttons.first { $0.title == AlertView.cancelTitle }
    let only = buttons.count == 1 ? buttons.first : nil
    return (cancel ?? only).map(EscapeEffect.presses)
  }

  /// Where Escape moves the focus from a screen's text field; nil where it
  /// cannot.
  private var viewBesideTextField: View? {
    guard frontAlert == nil, focusedView is TextField else { return nil }
    let views = focusableViews
    let current = views.firstIndex { $0 === focusedView } ?? 0
    let others = views[current...] + views[..<current]
    return others.first { !($0 is TextField) }
  }

  /// Scrolls the table, wherever the focus is, or else the screen.
  private func scroll(byPages count: Int) {
    if let table = tables.first {
      table.scroll(byPages: count)
    } else {
      scrolling.scroll(by: count * max(1, size.height - 1))
    }
  }

  /// Moves to the next view; where there is none, the screen scrolls.
  private func moveFocus(by step: Int, wraps: Bool) {
    let views = focusableViews
    let current = views.firstIndex { $0 === focusedView }
    var next = (current ?? 0) + step
    if wraps, !views.isEmpty { next = (next + views.count) % views.count }
    guard current != nil, views.indices.contains(next) else {
      return scrolling.scroll(by: step)
    }
    setFocus(to: views[next])
  }

  private func setFocus(to view: View) {
    focusedView?.willLoseFocus()
    focusOwner.rememberedFocus = view
    scrolling.followsFocus = true
  }

  /// Gives the mark of the focus to the view that has it, if it is shown.
  func updateFocus() {
    let view = showsFocus ? focusedView : nil
    if markedView !== view { markedView?.isFocused = false }
    view?.isFocused = true
    markedView = view
  }
}
