/// Someone to greet.
public struct Person: Equatable, Sendable {
  public var firstName: String
  public var lastName: String

  public init(firstName: String, lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }
}
