/// What an alert says, whatever shows it.
public struct AlertText: Equatable, Sendable {
  public let title: String
  public let message: String?

  public init(_ title: String, _ message: String?) {
    self.title = title
    self.message = message
  }
}
