/// Somebody in the list of employees.
public struct Employee: Equatable, Sendable {
  public var id: Int
  public var name: String {
    didSet { foldedName = name.folded }
  }
  /// Dollars a year.
  public var salary: Int?
  public var age: Int?
  /// What a search and an order go by; made once, not at every comparison.
  private(set) var foldedName: String

  public init(id: Int, name: String, salary: Int? = nil, age: Int? = nil) {
    self.id = id
    self.name = name
    self.salary = salary
    self.age = age
    foldedName = name.folded
  }
}
