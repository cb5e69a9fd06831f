import Models
import WorkbenchKit

extension Scenario {
  /// A hundred thousand rows, of which the screen shows a handful.
  static let employeesLazyRows: [Scenario] = [
    Scenario(
      "employees 6",
      "of 100,000 employees as many rows are made as of ten, also in a search",
      data: manyEmployees,
      check: { session in
        let few = Session(
          variant: session.variant,
          world: World(data: .employees(10))
        )
        try few.perform(.wait(.milliseconds(400)))
        let count = try few.expectOnlyVisibleRowsAreAskedFor(after: 0)

        try session.perform(.wait(.milliseconds(400)))
        let asked = try session.expectOnlyVisibleRowsAreAskedFor(after: 0)
        guard asked == count else {
          throw Mismatch(expected: count, found: asked)
        }
        try session.perform(.select(50_000))
        try session.perform(.tap("OK"))
        try session.perform(.type("employee 0987"))
        try session.expectOnlyVisibleRowsAreAskedFor(after: 98_699)
        try session.expectText("100 of 100000 employees")
      }
    )
  ]
}

/// Made once, because making them takes longer than all else here.
private let manyEmployees = FeatureData.employees(100_000)

extension Session {
  /// The first row shows the employee after that number.
  @discardableResult
  fileprivate func expectOnlyVisibleRowsAreAskedFor(
    after number: Int
  ) throws -> Int {
    try expectOnlyVisibleRowsAreAskedFor { row in
      Employee(number: number + row + 1).name
    }
  }
}
