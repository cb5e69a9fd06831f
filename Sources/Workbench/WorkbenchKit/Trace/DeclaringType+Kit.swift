import CallTrace
import ConsoleUI

extension DeclaringType {
  /// Whether it inherits from what the console draws or drives.
  var draws: Bool {
    metatype is View.Type || metatype is ViewController.Type
  }

  /// Whether it is one of ConsoleUI or of the layouts made of it.
  var isOfKit: Bool { module == "ConsoleUI" || module == "Layouts" }

  /// Whether it draws a part of a screen, and is no frame around others.
  var isCellOrWidget: Bool {
    kitRole == .widget || metatype is TableViewCell.Type
  }

  /// What a type of ConsoleUI or of a layout is: a widget if it is a view, but
  /// for the cells of a table and the views around screens and alerts.
  var kitRole: Role {
    guard metatype is View.Type, !(metatype is TableViewCell.Type),
      !["AlertView", "NavigationView"].contains(name)
    else { return .framework }
    return .widget
  }
}
