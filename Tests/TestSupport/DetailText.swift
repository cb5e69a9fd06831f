/// What a detail screen is handed, whatever shows it.
public struct DetailText: Equatable, Sendable {
  public let name: String
  public let imageURL: String?

  public init(_ name: String, _ imageURL: String?) {
    self.name = name
    self.imageURL = imageURL
  }
}
