/// A script that shows a moment of a feature, for the bundled sample data.
public struct Demo: CustomStringConvertible, Sendable {
  /// The word for it on the command line, such as "late-answer".
  public let name: String
  /// One sentence for help texts.
  public let summary: String
  /// The script's text, in which each action has a narration.
  public let text: String
  /// The action that it is about, counted from 1.
  public let opensAt: Int

  public init(name: String, summary: String, opensAt: Int = 1, text: String) {
    self.name = name
    self.summary = summary
    self.opensAt = opensAt
    self.text = text
  }

  public var description: String { name }

  /// Reads the text.
  public func script() throws(ScriptError) -> Script {
    try Script(name: name, text: text)
  }
}
