/// A secret that a service asks for, which no text about it shows.
public struct APIKey: Sendable, Equatable {
  let secret: String

  public init(_ secret: String) {
    self.secret = secret
  }
}

extension APIKey: CustomStringConvertible, CustomReflectable {
  public var description: String { "(a key)" }

  // `dump` and the descriptions of values that hold a key use the mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
