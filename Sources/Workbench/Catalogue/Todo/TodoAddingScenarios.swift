import Models
import WorkbenchKit

extension Scenario {
  static let todoAdding: [Scenario] = [
    Scenario(
      "todo 2",
      "a new to-do comes last, and the field is emptied",
      data: .todos(Todo(title: "Milk", isCompleted: true)),
      script: """
        wait 400ms
        type "Bread"
        tap "Add"
        expect "[ ] Bread"
        """,
      check: { session in
        try session.expectRows(["[x] Milk", "[ ] Bread"])
        try session.expectText("What needs to be done?")
      }
    ),
    Scenario(
      "todo 2",
      "spaces around the text are left out",
      data: .todos([]),
      script: """
        wait 400ms
        type " \\t Oat  milk \\n"
        tap "Add"
        """,
      check: { try $0.expectRows(["[ ] Oat  milk"]) }
    ),
    Scenario(
      "todo 2",
      "a blank text adds nothing and stays in the field",
      data: .todos([]),
      script: """
        wait 400ms
        tap "Add"
        type "  \\t"
        tap "Add"
        refute "Saving..."
        """,
      check: { session in
        try session.expectTexts(["To-dos", "  \t", "Add"])
        try session.expectOffers([.tap("Add"), .type()])
      }
    ),
    Scenario(
      "todo 2",
      "two to-dos of the same text are two",
      data: .todos([]),
      script: """
        wait 400ms
        type "Milk"
        tap "Add"
        type "Milk"
        tap "Add"
        select 2
        """,
      check: { try $0.expectRows(["[ ] Milk", "[x] Milk"]) }
    ),
  ]
}
