/// The part that a type plays in an architecture.
public struct Role: Hashable, Sendable {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  /// What the user sees and presses, from the console's kit or a layout.
  public static let widget = Role("widget")
  /// What the architecture itself calls the view.
  public static let view = Role("view")
  public static let controller = Role("controller")
  public static let presenter = Role("presenter")
  public static let viewModel = Role("view model")
  /// What carries values from a view model to a view.
  public static let binding = Role("binding")
  public static let service = Role("service")
  public static let model = Role("model")
}

/// Who may not call whom, as a pattern's literature has it.
public struct Rule: Sendable {
  /// The rule as a sentence.
  public let sentence: String
  let callers: Set<Role>
  let receivers: Set<Role>
  /// Whether a closure that the receiver handed over may be called all the
  /// same: that is an answer or a binding, and the caller does not know whom
  /// it reaches.
  let allowsClosures: Bool

  public init(
    _ sentence: String,
    callers: Set<Role>,
    mustNotCall receivers: Set<Role>,
    exceptThroughClosures allowsClosures: Bool = false
  ) {
    self.sentence = sentence
    self.callers = callers
    self.receivers = receivers
    self.allowsClosures = allowsClosures
  }
}
