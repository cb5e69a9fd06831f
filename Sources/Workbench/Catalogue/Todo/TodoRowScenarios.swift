import Models
import WorkbenchKit

extension Scenario {
  static let todoRows: [Scenario] = [
    Scenario(
      "todo 3",
      "a row has mark, title, button and description",
      data: .milkAndBread,
      script: "wait 400ms",
      check: { session in
        try session.expectRows(["[ ] Milk", "[x] Bread"])
        try session.expectText("Two bottles")
        guard session.offers.last == .tap("Edit", rows: 1...2) else {
          throw Mismatch(expected: "a button a row", found: session.offers)
        }
      }
    ),
    Scenario(
      "todo 3",
      "selecting a row marks it as done, and again as not done",
      data: .milkAndBread,
      script: """
        wait 400ms
        select 1
        expect "[x] Milk"
        expect "[x] Bread"
        select 1
        expect "[ ] Milk"
        select 2
        expect "[ ] Bread"
        """
    ),
    Scenario(
      "todo 3",
      "nothing stays selected",
      data: .milkAndBread,
      script: "wait 1s",
      check: { session in
        let before = session.makeFrame()
        try session.perform(.select(1))
        try session.perform(.select(1))
        try session.perform(.wait(.seconds(1)))
        try session.expectLooks(like: before)
      }
    ),
    Scenario(
      "todo 3",
      "line breaks show as spaces",
      data: .todos(
        Todo(title: "Milk\nand\r\nbread", description: "today\nor tomorrow")
      ),
      script: "wait 400ms",
      check: { session in
        try session.expectText("[ ] Milk and bread")
        try session.expectText("today or tomorrow")
      }
    ),
    Scenario(
      "todo 3",
      "of a long list, a row far below is marked and edited",
      data: .todos((1...500).map { Todo(title: "To-do \($0)") }),
      script: """
        wait 400ms
        select 400
        expect "[x] To-do 400"
        expect "499 items left"
        tap "Edit" in row 300
        expect "Edit: To-do 300"
        """
    ),
  ]
}
