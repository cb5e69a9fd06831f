import Models
import WorkbenchKit

extension Scenario {
  static let todoFilter: [Scenario] = [
    Scenario(
      "todo 4",
      "the segments say which rows show",
      data: .milkAndBread,
      script: """
        wait 400ms
        expect "(*) All ( ) Active ( ) Completed"
        """,
      check: { session in
        try session.expectRows(["[ ] Milk", "[x] Bread"])
        try session.perform(.tap("Active"))
        try session.expectRows(["[ ] Milk"])
        try session.perform(.tap("Completed"))
        try session.expectRows(["[x] Bread"])
        try session.perform(.tap("All"))
        try session.expectRows(["[ ] Milk", "[x] Bread"])
      }
    ),
    Scenario(
      "todo 4",
      "a row that is marked otherwise leaves or comes at once",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Active"
        select 1
        refute "Milk"
        tap "Mark all as not done"
        expect "[ ] Milk"
        expect "[ ] Bread"
        """
    ),
    Scenario(
      "todo 4",
      "a row under a filter is the to-do that it shows",
      data: .todos(
        Todo(title: "Milk", isCompleted: true),
        Todo(title: "Bread"),
        Todo(title: "Cheese")
      ),
      script: """
        wait 400ms
        tap "Active"
        select 2
        refute "Cheese"
        tap "Edit" in row 1
        expect "Edit: Bread"
        back
        tap "All"
        """,
      check: { session in
        try session.expectRows(["[x] Milk", "[ ] Bread", "[x] Cheese"])
      }
    ),
    Scenario(
      "todo 4",
      "a new to-do shows under Active, and not under Completed",
      data: .todos(Todo(title: "Milk")),
      script: """
        wait 400ms
        tap "Completed"
        type "Bread"
        tap "Add"
        refute "Bread"
        expect "2 items left"
        tap "Active"
        expect "[ ] Bread"
        """
    ),
    Scenario(
      "todo 4",
      "the segment chosen last is kept, also while there is no to-do",
      data: .todos(Todo(title: "Milk", isCompleted: true)),
      script: """
        wait 400ms
        tap "Active"
        tap "Clear completed"
        refute "Active"
        type "Bread"
        tap "Add"
        expect "( ) All (*) Active ( ) Completed"
        expect "[ ] Bread"
        select 1
        refute "Bread"
        """
    ),
  ]
}
