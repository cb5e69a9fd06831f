/// An environment variable that live services go by.
///
/// Each service declares those that it reads.
public struct LiveVariable: Hashable, Sendable {
  public let name: String
  /// What it is for, in a few words.
  public let purpose: String
  /// What counts where it is not set, if there is anything.
  let standard: String?

  init(_ name: String, _ purpose: String, standard: String? = nil) {
    self.name = name
    self.purpose = purpose
    self.standard = standard
  }

  /// What all live services go by.
  public static let timeLimit = LiveVariable(
    "WORKBENCH_TIME_LIMIT",
    "how many seconds an answer may take (15)",
    standard: "15"
  )
}

/// Why live services cannot be asked.
public enum LiveSettingsError: Error, Equatable, Sendable {
  case missing(LiveVariable)
  case notAnAddress(LiveVariable)
  case notATime(LiveVariable)
}

extension LiveSettingsError: CustomStringConvertible {
  /// One line, which never shows a value: it may hold a secret.
  public var description: String {
    switch self {
    case .missing(let variable):
      "'--live' needs \(variable.name) to be set: \(variable.purpose)"
    case .notAnAddress(let variable):
      "\(variable.name): expected an address that begins with https://"
        + " (http:// for this machine only)"
    case .notATime(let variable):
      "\(variable.name): expected a number of seconds, 0.001 to 3600"
    }
  }
}
