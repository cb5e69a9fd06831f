import Foundation

/// How live services are asked, as the environment has it.
///
/// An empty variable counts as missing.
public struct LiveSettings: Sendable {
  /// How long an answer may take.
  public var timeLimit: Duration
  private let environment: [String: String]

  /// - Throws: `LiveSettingsError.notATime` for a time limit that is none.
  public init(
    environment: [String: String]
  ) throws(LiveSettingsError) {
    self.environment = environment
    timeLimit = .zero
    // `Double` alone would take "+5", "0x10" and "1e1".
    guard let text = text(of: .timeLimit),
      text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil,
      let limit = Double(text), (0.001...3600).contains(limit)
    else { throw .notATime(.timeLimit) }
    timeLimit = .seconds(limit)
  }

  /// What a variable holds, else its standard; nil where there is neither.
  public func text(of variable: LiveVariable) -> String? {
    environment[variable.name].flatMap { $0.isEmpty ? nil : $0 }
      ?? variable.standard
  }

  /// The address that a variable holds.
  ///
  /// - Throws: `LiveSettingsError` where it is missing, or no address that
  ///   is safe to ask.
  public func address(
    of variable: LiveVariable
  ) throws(LiveSettingsError) -> URL {
    guard let text = text(of: variable) else { throw .missing(variable) }
    guard let url = URL(string: text), url.isSafe else {
      throw .notAnAddress(variable)
    }
    return url
  }
}

// What the variables hold may be a secret, so no text about them shows it.
extension LiveSettings: CustomStringConvertible, CustomReflectable {
  public var description: String { "(live settings)" }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
