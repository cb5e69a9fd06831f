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

  static let todoSaveFailures: [Scenario] =
    todo6.alertOfEachError("a save that fails") { condition in
      """
      wait 400ms
      network \(condition)
      select 1
      expect "[x] Milk"
      wait 200ms
      """
    } + [
      todo6.whenLoaded(
        "after a failed save the list is again as it was loaded",
        check: { session in
          let loaded = session.makeFrame()
          try session.perform(.network(.off))
          try session.perform(.select(1))
          try session.perform(.tap("Clear completed"))
          try session.expectTexts([
            "To-dos", "What needs to be done?", "Add", "Saving...",
          ])
          try session.perform(.wait(.milliseconds(200)))
          try session.perform(.tap("OK"))
          try session.expectLooks(like: loaded)
        }
      ),
      todo6.whenLoaded(
        "after a failed save the list is again as it was saved last",
        script: """
          type "Cheese"
          tap "Add"
          wait 200ms
          network overloaded
          tap "Mark all as done"
          wait 200ms
          tap "OK"
          """,
        check: { session in
          try session.expectRows(["[ ] Milk", "[x] Bread", "[ ] Cheese"])
          try session.expectText("2 items left")
        }
      ),
      todo6.whenLoaded(
        "after a failed save the list shows the segment that was chosen",
        script: """
          tap "Completed"
          network overloaded
          select 1
          wait 200ms
          tap "OK"
          expect "( ) All ( ) Active (*) Completed"
          """,
        check: { session in try session.expectRows(["[x] Bread"]) }
      ),
      todo6.whenLoaded(
        "what was changed while a save was pending is gone where it fails",
        script: """
          network off
          select 1
          network on
          type "Cheese"
          tap "Add"
          wait 200ms
          tap "OK"
          refute "Saving..."
          wait 1s
          """,
        check: { try $0.expectRows(["[ ] Milk", "[x] Bread"]) }
      ),
      todo6.whenLoaded(
        "after a failed save, changes are saved again",
        script: """
          network off
          select 1
          wait 200ms
          tap "OK"
          network on
          select 2
          expect "Saving..."
          wait 200ms
          refute "Alert"
          """,
        check: { try $0.expectRows(["[ ] Milk", "[ ] Bread"]) }
      ),
      todo6.whenLoaded(
        "an editor that is open stays open, with what was typed",
        script: """
          network off
          select 2
          tap "Edit" in row 1
          type "Oat milk" into "Title"
          wait 200ms
          expect "No Network"
          network on
          tap "OK"
          expect "Edit: Oat milk"
          refute "No longer in the list"
          refute "Saving..."
          tap "Save"
          """,
        check: { try $0.expectRows(["[ ] Oat milk", "[x] Bread"]) }
      ),
      missing("Save", leadsBackBy: .tap("Save")),
      missing("Delete", leadsBackBy: .tap("Delete")),
      missing("back", leadsBackBy: .back),
      todo6.whenLoaded(
        "a to-do that comes later is not the one that is gone",
        data: .todos([]),
        script: """
          network off
          type "Cheese"
          tap "Add"
          tap "Edit" in row 1
          wait 200ms
          tap "OK"
          back
          network on
          type "Eggs"
          tap "Add"
          tap "Edit" in row 1
          refute "No longer in the list"
          type "Six eggs" into "Title"
          tap "Save"
          """,
        check: { try $0.expectRows(["[ ] Six eggs"]) }
      ),
    ]

  /// An editor whose to-do is gone since adding it could not be saved.
  private static func missing(
    _ word: String,
    leadsBackBy action: Action
  ) -> Scenario {
    todo6.whenLoaded(
      "an editor whose to-do is gone says so, and \(word) only leads back",
      script: """
        network off
        type "Cheese"
        tap "Add"
        tap "Edit" in row 3
        refute "No longer in the list"
        type "Old cheese" into "Title"
        wait 200ms
        network on
        tap "OK"
        expect "Edit: Old cheese"
        expect "No longer in the list"
        """,
      check: { session in
        try session.perform(action)
        try session.expectRows(["[ ] Milk", "[x] Bread"])
        try session.expectNothingIsSaving()
      }
    )
  }
}
