import Models

extension Employee {
  /// The first by name, and the second by salary.
  public static let ada = Employee(id: 2, name: "Ada", salary: 98_540, age: 34)

  public static let bob = Employee(id: 3, name: "Bob", salary: 320_800, age: 61)

  /// An employee of whom nothing but the name is known.
  public static let zoe = Employee(id: 1, name: "Zoë")
}
