import Models
import WorkbenchKit

extension Scenario {
  /// Ten thousand rows, of which the screen shows a handful.
  static let todoLazyRows: [Scenario] = [
    Scenario(
      "todo 3",
      "of 10,000 to-dos as many rows are made as of ten, also after a change",
      data: .todos(1...10_000),
      check: { session in
        let few = Session(
          variant: session.variant,
          world: World(data: .todos(1...10))
        )
        try few.perform(.wait(.milliseconds(400)))
        let count = try few.expectOnlyVisibleRowsAreAskedFor(after: 0)

        try session.perform(.wait(.milliseconds(400)))
        try session.expectRowsAskedFor(count, after: 0)
        try session.perform(.select(5_000))
        try session.expectOnlyVisibleRowsAreAskedFor(after: 0)
        try session.expectText("[x] To-do 05000")
        try session.expectText("9999 items left")
        try session.perform(.tap("Completed"))
        try session.expectRowsAskedFor(1, after: 4_999)
        try session.expectRows(["[x] To-do 05000"])
      }
    )
  ]
}

extension FeatureData {
  /// To-dos with the numbers, "To-do 00001" first.
  fileprivate static func todos(_ numbers: ClosedRange<Int>) -> FeatureData {
    todos(numbers.map { Todo(title: title(of: $0)) })
  }
}

private func title(of number: Int) -> String {
  "To-do " + String("0000\(number)".suffix(5))
}

extension Session {
  /// The first row shows the to-do after that number.
  @discardableResult
  fileprivate func expectOnlyVisibleRowsAreAskedFor(
    after number: Int
  ) throws -> Int {
    try expectOnlyVisibleRowsAreAskedFor { row in
      title(of: number + row + 1)
    }
  }

  fileprivate func expectRowsAskedFor(
    _ count: Int,
    after number: Int
  ) throws {
    let asked = try expectOnlyVisibleRowsAreAskedFor(after: number)
    guard asked == count else { throw Mismatch(expected: count, found: asked) }
  }
}
