import Models
import WorkbenchKit

extension Scenario {
  static let todoControls: [Scenario] = [
    Scenario(
      "todo 4",
      "Mark all marks all as done, and then all as not done",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Mark all as done"
        expect "[x] Milk"
        expect "[x] Bread"
        tap "Mark all as not done"
        expect "[ ] Milk"
        expect "[ ] Bread"
        expect "Mark all as done"
        """
    ),
    Scenario(
      "todo 4",
      "Mark all follows what is marked one by one",
      data: .milkAndBread,
      script: """
        wait 400ms
        select 1
        expect "Mark all as not done"
        select 2
        expect "Mark all as done"
        select 2
        type "Cheese"
        tap "Add"
        expect "Mark all as done"
        """
    ),
    Scenario(
      "todo 4",
      "Mark all means also what does not show",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Completed"
        tap "Mark all as done"
        expect "[x] Milk"
        tap "Active"
        tap "Mark all as not done"
        expect "[ ] Bread"
        expect "2 items left"
        """
    ),
    Scenario(
      "todo 4",
      "a label counts what is left",
      data: .milkAndBread,
      script: """
        wait 400ms
        expect "1 item left"
        select 2
        expect "2 items left"
        tap "Mark all as done"
        expect "0 items left"
        tap "Active"
        expect "0 items left"
        """
    ),
    Scenario(
      "todo 4",
      "Clear completed removes what is done, and is there only then",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Active"
        tap "Clear completed"
        refute "Clear completed"
        tap "All"
        refute "Bread"
        expect "[ ] Milk"
        select 1
        expect "Clear completed"
        select 1
        refute "Clear completed"
        """
    ),
    Scenario(
      "todo 4",
      "without any to-do there are no controls",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Mark all as done"
        tap "Clear completed"
        wait 1s
        """,
      check: { session in
        try session.expectTexts(["To-dos", "What needs to be done?", "Add"])
        try session.expectOffers([.tap("Add"), .type()])
        try session.perform(.type("Milk"))
        try session.perform(.tap("Add"))
        try session.expectText("1 item left")
      }
    ),
    Scenario(
      "todo 4",
      "a list that is loaded empty has no controls",
      data: .todos([]),
      script: "wait 400ms",
      check: { session in
        try session.expectTexts(["To-dos", "What needs to be done?", "Add"])
      }
    ),
  ]
}
