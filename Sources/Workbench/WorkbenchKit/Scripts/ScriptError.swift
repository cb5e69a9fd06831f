import ConsoleUI

/// A line of a script that cannot be understood.
public struct ScriptError: Error, Equatable, Sendable {
  /// The name of the script.
  public let script: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in characters.
  public let column: Int
  public let message: String
}

extension ScriptError: CustomStringConvertible {
  public var description: String {
    "\(script.sanitizedForDisplay):\(line):\(column): \(message)"
  }
}
