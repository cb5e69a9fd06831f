import Catalogue
import Models
import Play

extension Scenario {
  static let todoLoading: [Scenario] =
    todo1.alertOfEachFailedLoad + [
      todo1(
        "until the list is loaded there are only the indicator and Reload",
        script: "wait 399ms",
        shows: ["To-dos", "Reload", "Loading"],
        offers: [.tap("Reload")]
      ),
      todo1.whenLoaded(
        "the answer shows the list, and Reload is gone",
        data: .milkAndBread,
        shows: [
          "To-dos", "What needs to be done?", "Add", "Mark all as done",
          "All", "Active", "Completed", "1 item left", "Clear completed",
          "[ ] Milk", "Edit", "Two bottles", "[x] Bread", "Edit",
        ],
        offers: [
          .tap("Add"), .tap("Mark all as done"), .tap("All"),
          .tap("Active"), .tap("Completed"), .tap("Clear completed"),
          .type(), .select(upTo: 2), .tap("Edit", rows: 1...2),
        ]
      ),
      todo1(
        "after a failed load there is only Reload, which loads again",
        data: .milkAndBread,
        script: """
          network off
          tap "Reload"
          wait 400ms
          tap "OK"
          refute "Loading"
          network on
          """,
        check: { session in
          try session.expectTexts(["To-dos", "Reload"])
          try session.expectOffers([.tap("Reload")])
          try session.perform(.tap("Reload"))
          try session.expectTexts(["To-dos", "Reload", "Loading"])
          try session.perform(.wait(.milliseconds(400)))
          try session.expectText("[ ] Milk")
        }
      ),
      todo1(
        "Reload while loading: the last load asked for wins",
        script: """
          network off
          tap "Reload"
          network on
          wait 100ms
          tap "Reload"
          wait 300ms
          refute "No Network"
          expect "Loading"
          refute "Buy milk"
          wait 100ms
          expect "Buy milk"
          refute "Loading"
          refute "No Network"
          """
      ),
    ]

  static let todoRows: [Scenario] = [
    todo3.whenLoaded(
      "a row has mark, title, button and description",
      check: { session in
        try session.expectRows(["[ ] Milk", "[x] Bread"])
        try session.expectText("Two bottles")
        guard session.offers.last == .tap("Edit", rows: 1...2) else {
          throw Mismatch(expected: "a button a row", found: session.offers)
        }
      }
    ),
    todo3.whenLoaded(
      "selecting a row marks it as done, and again as not done",
      script: """
        select 1
        expect "[x] Milk"
        expect "[x] Bread"
        select 1
        expect "[ ] Milk"
        select 2
        expect "[ ] Bread"
        """
    ),
    todo3(
      "nothing stays selected",
      script: "wait 1s",
      check: { session in
        let before = session.makeFrame()
        try session.perform(.select(1))
        try session.perform(.select(1))
        try session.perform(.wait(.seconds(1)))
        try session.expectLooks(like: before)
      }
    ),
    todo3.whenLoaded(
      "line breaks show as spaces",
      data: .todos(
        Todo(title: "Milk\nand\r\nbread", description: "today\nor tomorrow")
      ),
      check: { session in
        try session.expectText("[ ] Milk and bread")
        try session.expectText("today or tomorrow")
      }
    ),
    todo3.whenLoaded(
      "of a long list, a row far below is marked and edited",
      data: .todos((1...500).map { Todo(title: "To-do \($0)") }),
      script: """
        select 400
        expect "[x] To-do 400"
        expect "499 items left"
        tap "Edit" in row 300
        expect "Edit: To-do 300"
        """
    ),
  ]

  /// Ten thousand rows, of which the screen shows a handful.
  static let todoLazyRows: [Scenario] = [
    todo3(
      "of 10,000 to-dos as many rows are made as of ten, also after a change",
      data: .todos(1...10_000),
      check: { session in
        try session.expectAsFewRows(as: .todos(1...10)) { row in
          title(of: row + 1)
        }
        try session.perform(.select(5_000))
        try session.expectOnlyVisibleRowsAreAskedFor { title(of: $0 + 1) }
        try session.expectText("[x] To-do 05000")
        try session.expectText("9999 items left")
        try session.perform(.tap("Completed"))
        try session.expectOnlyVisibleRowsAreAskedFor { title(of: $0 + 5_000) }
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
