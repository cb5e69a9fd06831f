// What the window offers, and where the next key goes.

extension Window {
  /// The buttons that can be pressed now, from top to bottom.
  ///
  /// Those in the rows of a table are the cells' own.
  public var buttons: [Button] {
    updateIfNeeded()
    return frontView.visible(Button.self).filter(\.isEnabled)
  }

  /// The buttons that show, and cannot be pressed now.
  public var disabledButtons: [Button] {
    updateIfNeeded()
    return frontView.disabledButtons
  }

  /// The buttons that can be pressed and the controls whose segments can be
  /// chosen now, from top to bottom.
  public var controls: [View] {
    updateIfNeeded()
    return frontView.visible(View.self).filter { view in
      (view as? Button)?.isEnabled ?? (view is SegmentedControl)
    }
  }

  /// The text fields that can be edited now.
  public var textFields: [TextField] {
    updateIfNeeded()
    return frontView.visible(TextField.self)
  }

  /// The tables whose rows can be chosen now.
  public var tables: [TableView] {
    updateIfNeeded()
    return frontView.visible(TableView.self)
  }

  /// Whether something moves, also behind an alert.
  public var isAnimating: Bool {
    updateIfNeeded()
    return rootViewController.view
      .visible(ActivityIndicatorView.self, alsoInRows: true)
      .contains(where: \.isAnimating)
  }

  /// The views that keys can be sent to.
  var focusableViews: [View] {
    frontView.visible(View.self).filter(\.canBecomeFocused)
  }

  var navigationController: NavigationController? {
    rootViewController as? NavigationController
  }

  /// The controller of what is in front: an alert, else the topmost screen.
  var focusOwner: ViewController {
    frontAlert ?? navigationController?.topViewController ?? rootViewController
  }

  /// What is in front, with the bar of the topmost screen.
  var frontView: View { (frontAlert ?? rootViewController).view }
}

extension View {
  /// The buttons in this view that show, and cannot be pressed now; those in
  /// the rows of a table are the cells' own.
  public var disabledButtons: [Button] {
    visible(Button.self).filter { !$0.isEnabled }
  }

  /// The tables in this view, also where they are hidden.
  var tables: [TableView] {
    if let table = self as? TableView { return [table] }
    var tables: [TableView] = []
    for view in subviews { tables += view.tables }
    return tables
  }

  /// This view and those in it, of one type and not hidden, in their order.
  func visible<Widget: View>(
    _ type: Widget.Type,
    alsoInRows: Bool = false
  ) -> [Widget] {
    guard !isHidden else { return [] }
    var widgets: [Widget] = []
    if let this = self as? Widget { widgets.append(this) }
    for view in subviews where alsoInRows || !(view is TableViewCell) {
      widgets += view.visible(type, alsoInRows: alsoInRows)
    }
    return widgets
  }
}
