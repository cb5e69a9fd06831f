import Catalogue
import Models
import Play

extension Scenario {
  static let todoAdding: [Scenario] = [
    todo2.whenLoaded(
      "a new to-do comes last, and the field is emptied",
      data: .todos(Todo(title: "Milk", isCompleted: true)),
      script: """
        type "Bread"
        tap "Add"
        expect "[ ] Bread"
        """,
      check: { session in
        try session.expectRows(["[x] Milk", "[ ] Bread"])
        try session.expectText("What needs to be done?")
      }
    ),
    todo2.whenLoaded(
      "spaces around the text are left out",
      data: .todos([]),
      script: """
        type " \\t Oat  milk \\n"
        tap "Add"
        """,
      check: { try $0.expectRows(["[ ] Oat  milk"]) }
    ),
    todo2.whenLoaded(
      "a blank text adds nothing and stays in the field",
      data: .todos([]),
      script: """
        tap "Add"
        type "  \\t"
        tap "Add"
        refute "Saving..."
        """,
      shows: ["To-dos", "  \t", "Add"],
      offers: [.tap("Add"), .type()]
    ),
    todo2.whenLoaded(
      "two to-dos of the same text are two",
      data: .todos([]),
      script: """
        type "Milk"
        tap "Add"
        type "Milk"
        tap "Add"
        select 2
        """,
      check: { try $0.expectRows(["[ ] Milk", "[x] Milk"]) }
    ),
  ]

  static let todoControls: [Scenario] = [
    todo4.whenLoaded(
      "Mark all marks all as done, and then all as not done",
      script: """
        tap "Mark all as done"
        expect "[x] Milk"
        expect "[x] Bread"
        tap "Mark all as not done"
        expect "[ ] Milk"
        expect "[ ] Bread"
        expect "Mark all as done"
        """
    ),
    todo4.whenLoaded(
      "Mark all follows what is marked one by one",
      script: """
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
    todo4.whenLoaded(
      "Mark all means also what does not show",
      script: """
        tap "Completed"
        tap "Mark all as done"
        expect "[x] Milk"
        tap "Active"
        tap "Mark all as not done"
        expect "[ ] Bread"
        expect "2 items left"
        """
    ),
    todo4.whenLoaded(
      "a label counts what is left",
      script: """
        expect "1 item left"
        select 2
        expect "2 items left"
        tap "Mark all as done"
        expect "0 items left"
        tap "Active"
        expect "0 items left"
        """
    ),
    todo4.whenLoaded(
      "Clear completed removes what is done, and is there only then",
      script: """
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
    todo4.whenLoaded(
      "without any to-do there are no controls",
      script: """
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
    todo4.whenLoaded(
      "a list that is loaded empty has no controls",
      data: .todos([]),
      shows: ["To-dos", "What needs to be done?", "Add"]
    ),
  ]

  static let todoFilter: [Scenario] = [
    todo4.whenLoaded(
      "the segments say which rows show",
      script: #"expect "(*) All ( ) Active ( ) Completed""#,
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
    todo4.whenLoaded(
      "a row that is marked otherwise leaves or comes at once",
      script: """
        tap "Active"
        select 1
        refute "Milk"
        tap "Mark all as not done"
        expect "[ ] Milk"
        expect "[ ] Bread"
        """
    ),
    todo4.whenLoaded(
      "a row under a filter is the to-do that it shows",
      data: .todos(
        Todo(title: "Milk", isCompleted: true),
        Todo(title: "Bread"),
        Todo(title: "Cheese")
      ),
      script: """
        tap "Active"
        select 2
        refute "Cheese"
        tap "Edit" in row 1
        expect "Edit: Bread"
        back
        tap "All"
        """,
      check: { try $0.expectRows(["[x] Milk", "[ ] Bread", "[x] Cheese"]) }
    ),
    todo4.whenLoaded(
      "a new to-do shows under Active, and not under Completed",
      data: .todos(Todo(title: "Milk")),
      script: """
        tap "Completed"
        type "Bread"
        tap "Add"
        refute "Bread"
        expect "2 items left"
        tap "Active"
        expect "[ ] Bread"
        """
    ),
    todo4.whenLoaded(
      "the segment chosen last is kept, also while there is no to-do",
      data: .todos(Todo(title: "Milk", isCompleted: true)),
      script: """
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
