/// Why a service has no answer.
public enum ServiceError: Error, Equatable, Sendable, CaseIterable {
  case noNetwork
  case overloaded
  case permissionDenied
  case unreadable

  /// The error in one sentence, for the user.
  public var message: String {
    switch self {
    case .noNetwork: "No Network"
    case .overloaded: "Server is overloaded"
    case .permissionDenied: "You don't have permission"
    case .unreadable: "The server's answer could not be read"
    }
  }
}
