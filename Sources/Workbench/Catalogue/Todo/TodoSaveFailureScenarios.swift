import Models
import WorkbenchKit

extension Scenario {
  static let todoSaveFailures: [Scenario] =
    alertOfEachError(
      "todo 6",
      "a save that fails",
      script: { condition, message in
        """
        wait 400ms
        network \(condition)
        select 1
        expect "[x] Buy milk"
        wait 200ms
        expect "Alert"
        expect \(message.quotedForScript)
        """
      }
    ) + [
      Scenario(
        "todo 6",
        "after a failed save the list is again as it was loaded",
        data: .milkAndBread,
        script: "wait 400ms",
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
      Scenario(
        "todo 6",
        "after a failed save the list is again as it was saved last",
        data: .milkAndBread,
        script: """
          wait 400ms
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
      Scenario(
        "todo 6",
        "after a failed save the list shows the segment that was chosen",
        data: .milkAndBread,
        script: """
          wait 400ms
          tap "Completed"
          network overloaded
          select 1
          wait 200ms
          tap "OK"
          expect "( ) All ( ) Active (*) Completed"
          """,
        check: { session in try session.expectRows(["[x] Bread"]) }
      ),
      Scenario(
        "todo 6",
        "what was changed while a save was pending is gone where it fails",
        data: .milkAndBread,
        script: """
          wait 400ms
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
      Scenario(
        "todo 6",
        "after a failed save, changes are saved again",
        data: .milkAndBread,
        script: """
          wait 400ms
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
      Scenario(
        "todo 6",
        "an editor that is open stays open, with what was typed",
        data: .milkAndBread,
        script: """
          wait 400ms
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
      Scenario(
        "todo 6",
        "a to-do that comes later is not the one that is gone",
        data: .todos([]),
        script: """
          wait 400ms
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
    Scenario(
      "todo 6",
      "an editor whose to-do is gone says so, and \(word) only leads back",
      data: .milkAndBread,
      script: """
        wait 400ms
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
