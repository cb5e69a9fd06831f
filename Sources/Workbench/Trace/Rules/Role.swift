/// The part that a type plays in an architecture.
public struct Role: Hashable, Sendable {
  public let name: String
  /// Whether only a class that inherits from ConsoleUI's `View` or
  /// `ViewController` can play it; all others can play the other roles.
  ///
  /// So a name alone makes no view, and no presenter out of a view.
  public let draws: Bool

  public init(_ name: String, draws: Bool = false) {
    self.name = name
    self.draws = draws
  }

  /// What the user sees and presses, from the console's kit or a layout.
  public static let widget = Role("widget", draws: true)
  /// What the architecture itself calls the view.
  public static let view = Role("view", draws: true)
  /// What stands between model and view in Cocoa's MVC.
  public static let controller = Role("controller", draws: true)
  /// What takes the user's input in Smalltalk's MVC; it draws nothing.
  public static let inputController = Role("controller")
  public static let presenter = Role("presenter")
  public static let viewModel = Role("view model")
  /// What carries values from a view model to a view.
  public static let binding = Role("binding")
  public static let service = Role("service")
  public static let model = Role("model")

  /// ConsoleUI's own machinery, which is no widget: screens, the window, the
  /// way back, alerts, cells, and the values that a widget is set up with.
  public static let framework = Role("framework")
  /// What puts a screen together: a function `make...Screen`.
  static let assembly = Role("assembly")
}
