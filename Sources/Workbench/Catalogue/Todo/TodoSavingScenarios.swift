import Models
import WorkbenchKit

extension Scenario {
  static let todoSaving: [Scenario] = [
    Scenario(
      "todo 6",
      "a change shows at once, and is saved after it",
      data: .milkAndBread,
      script: """
        wait 400ms
        refute "Saving..."
        select 1
        expect "[x] Milk"
        expect "Saving..."
        wait 199ms
        expect "Saving..."
        wait 1ms
        refute "Saving..."
        """
    ),
    Scenario(
      "todo 6",
      "one save at a time: what changed meanwhile is saved after it, together",
      data: .milkAndBread,
      script: """
        wait 400ms
        select 1
        wait 100ms
        select 2
        type "Cheese"
        tap "Add"
        wait 299ms
        expect "Saving..."
        wait 1ms
        refute "Saving..."
        """
    ),
    Scenario(
      "todo 6",
      "nothing is saved that did not change",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Add"
        refute "Saving..."
        tap "Completed"
        tap "All"
        refute "Saving..."
        tap "Edit" in row 1
        tap "Save"
        refute "Saving..."
        tap "Mark all as done"
        wait 200ms
        """,
      check: { try $0.expectNothingIsSaving() }
    ),
    Scenario(
      "todo 6",
      "what was changed and changed back while a save was pending is not saved",
      data: .milkAndBread,
      script: """
        wait 400ms
        select 1
        select 2
        select 2
        wait 200ms
        """,
      check: { try $0.expectNothingIsSaving() }
    ),
    Scenario(
      "todo 6",
      "the editor reads Saving... as long as a save is pending, too",
      data: .milkAndBread,
      script: """
        wait 400ms
        select 1
        tap "Edit" in row 1
        expect "Saving..."
        wait 200ms
        refute "Saving..."
        type "Oat milk" into "Title"
        refute "Saving..."
        """
    ),
    Scenario(
      "todo 6",
      "each kind of change is saved for the next screen that loads the list",
      check: { session in
        let next = try session.nextScreen(
          .todos(
            Todo(title: "Milk", description: "Two bottles"),
            Todo(title: "Bread"),
            Todo(title: "Cheese"),
            Todo(title: "Eggs", isCompleted: true)
          ),
          after: """
            wait 400ms
            tap "Clear completed"
            type "Apples"
            tap "Add"
            tap "Edit" in row 3
            tap "Delete"
            tap "Edit" in row 1
            type "Oat milk" into "Title"
            type "One" into "Description"
            tap "Save"
            select 2
            wait 400ms
            """
        )
        try next.expectRows(["[ ] Oat milk", "[x] Bread", "[ ] Apples"])
        try next.expectText("One")
      }
    ),
    Scenario(
      "todo 7",
      "leaving while a save is pending: that save ends, and none follows it",
      check: { session in
        let next = try session.nextScreen(
          .milkAndBread,
          after: """
            wait 400ms
            select 1
            wait 100ms
            type "Cheese"
            tap "Add"
            wait 99ms
            """
        )
        try next.expectRows(["[x] Milk", "[x] Bread"])
      }
    ),
    Scenario(
      "todo 7",
      "a list that goes away while it is saved is released",
      data: .milkAndBread,
      script: """
        wait 400ms
        select 1
        select 2
        expect "Saving..."
        """
    ),
    Scenario(
      "todo 7",
      "an editor that goes away while the list is saved is released",
      data: .milkAndBread,
      script: """
        wait 400ms
        network off
        select 1
        tap "Edit" in row 1
        type "Oat milk" into "Title"
        expect "Saving..."
        """
    ),
  ]
}
