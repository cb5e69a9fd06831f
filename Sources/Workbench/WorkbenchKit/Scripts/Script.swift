/// A list of actions and expectations.
public struct Script: Equatable, Sendable {
  /// An action or an expectation, and where it stands.
  public struct Line: Equatable, Sendable {
    /// Counted from 1.
    public let number: Int
    public let step: Step

    public init(number: Int, step: Step) {
      self.number = number
      self.step = step
    }
  }

  /// What one line asks for.
  public enum Step: Equatable, Sendable {
    case action(Action)
    /// The frame contains this text.
    case expect(String)
    /// The frame does not contain this text.
    case refute(String)
  }

  /// A file's name, or what else tells people which script it is.
  public let name: String
  public let lines: [Line]

  public init(name: String, lines: [Line]) {
    self.name = name
    self.lines = lines
  }

  /// A script of actions only, on lines of their own.
  public init(name: String, actions: [Action]) {
    self.init(
      name: name,
      lines: actions.enumerated().map { index, action in
        Line(number: index + 1, step: .action(action))
      }
    )
  }
}
