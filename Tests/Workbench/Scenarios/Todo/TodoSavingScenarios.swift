import Catalogue
import Models
import Play

extension Scenario {
  static let todoSaving: [Scenario] = [
    todo6.whenLoaded(
      "a change shows at once, and is saved after it",
      script: """
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
    todo6.whenLoaded(
      "one save at a time: what changed meanwhile is saved after it, together",
      script: """
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
    todo6.whenLoaded(
      "nothing is saved that did not change",
      script: """
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
    todo6.whenLoaded(
      "what was changed and changed back while a save was pending is not saved",
      script: """
        select 1
        select 2
        select 2
        wait 200ms
        """,
      check: { try $0.expectNothingIsSaving() }
    ),
    todo6.whenLoaded(
      "the editor reads Saving... as long as a save is pending, too",
      script: """
        select 1
        tap "Edit" in row 1
        expect "Saving..."
        wait 200ms
        refute "Saving..."
        type "Oat milk" into "Title"
        refute "Saving..."
        """
    ),
    todo6.whenLoaded(
      "what is typed into an editor stays when a save ends",
      script: """
        select 1
        tap "Edit" in row 1
        type "Oat milk" into "Title"
        type "One bottle" into "Description"
        wait 200ms
        expect "Oat milk"
        expect "One bottle"
        tap "Save"
        """,
      check: { try $0.expectText("One bottle") }
    ),
    todo6(
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
    todo7(
      "leaving while a save is pending: that save ends, and the newest state "
        + "is saved after it",
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
        try next.expectRows(["[x] Milk", "[x] Bread", "[ ] Cheese"])
      }
    ),
    todo7(
      "leaving while a save is pending that fails: what changed is lost",
      check: { session in
        let next = try session.nextScreen(
          .milkAndBread,
          after: """
            wait 400ms
            network off
            select 1
            network on
            select 2
            """
        )
        try next.expectRows(["[ ] Milk", "[x] Bread"])
      }
    ),
    todo7(
      "leaving with a failure unanswered: what was not saved is lost",
      check: { session in
        let next = try session.nextScreen(
          .milkAndBread,
          after: """
            wait 400ms
            network off
            select 1
            wait 200ms
            network on
            expect "Not saved"
            """
        )
        try next.expectRows(["[ ] Milk", "[x] Bread"])
      }
    ),
    todo7(
      "leaving after Try again: what was tried again is saved",
      check: { session in
        let next = try session.nextScreen(
          .milkAndBread,
          after: """
            wait 400ms
            network off
            select 1
            type "Cheese"
            tap "Add"
            wait 200ms
            network on
            tap "Try again"
            """
        )
        try next.expectRows(["[x] Milk", "[x] Bread", "[ ] Cheese"])
      }
    ),
    todo7.whenLoaded(
      "a list that goes away while it is saved is released",
      script: """
        select 1
        select 2
        expect "Saving..."
        """
    ),
    todo7.whenLoaded(
      "an editor that goes away while the list is saved is released",
      script: """
        network off
        select 1
        tap "Edit" in row 1
        type "Oat milk" into "Title"
        expect "Saving..."
        """
    ),
  ]
}
