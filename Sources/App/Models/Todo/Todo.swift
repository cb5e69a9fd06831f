/// Something to do, as a service loads and saves it.
public struct Todo: Equatable, Sendable {
  /// What is to be done; never blank.
  public var title: String
  /// More about it; empty where nothing was said.
  public var description: String
  public var isCompleted: Bool

  public init(
    title: String,
    description: String = "",
    isCompleted: Bool = false
  ) {
    self.title = title
    self.description = description
    self.isCompleted = isCompleted
  }
}
