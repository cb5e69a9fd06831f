import Catalogue
import Models
import Play

extension Scenario {
  static let todoSaveFailures =
    failedSaveAlerts + triedAgain + discarded + editorsOverAFailure

  private static let failedSaveAlerts: [Scenario] =
    todo6.alertOfEachError(
      "a save that fails",
      title: "Not saved",
      offers: .failedSave
    ) { condition in
      """
      wait 400ms
      network \(condition)
      select 1
      expect "[x] Milk"
      wait 200ms
      """
    } + [
      todo6.whenLoaded(
        "until a failure is answered all stays as the user left it",
        script: """
          tap "Active"
          network overloaded
          type "Cheese"
          tap "Add"
          type "Eggs"
          tap "Add"
          type "Ham"
          wait 200ms
          network on
          wait 10s
          expect "Not saved"
          expect "( ) All (*) Active"
          expect "3 items left"
          refute "Saving..."
          """,
        check: { session in
          try session.expectText("Ham")
          try session.expectNothingIsSaving()
          // The alert covers the rows.
          try session.perform(.tap("Try again"))
          try session.expectRows(["[ ] Milk", "[ ] Cheese", "[ ] Eggs"])
        }
      )
    ]

  private static let triedAgain: [Scenario] = [
    todo6.whenLoaded(
      "Try again saves the newest state",
      script: """
        network off
        select 1
        type "Cheese"
        tap "Add"
        wait 200ms
        network on
        tap "Try again"
        expect "Saving..."
        wait 200ms
        refute "Not saved"
        network off
        select 2
        wait 200ms
        tap "Discard changes"
        """,
      check: { session in
        try session.expectRows(["[x] Milk", "[x] Bread", "[ ] Cheese"])
        try session.expectNothingIsSaving()
      }
    ),
    todo6.whenLoaded(
      "what fails again is a new alert, and nothing is lost",
      script: """
        network off
        select 1
        wait 200ms
        expect "No Network"
        network overloaded
        tap "Try again"
        refute "Not saved"
        expect "Saving..."
        type "Cheese"
        tap "Add"
        wait 200ms
        expect "Not saved"
        expect "Server is overloaded"
        refute "Saving..."
        tap "Try again"
        wait 200ms
        network on
        tap "Try again"
        wait 200ms
        """,
      check: { session in
        try session.expectRows(["[x] Milk", "[x] Bread", "[ ] Cheese"])
        try session.expectNothingIsSaving()
        try session.expectOffers([
          .tap("Add"), .tap("Mark all as done"), .tap("All"), .tap("Active"),
          .tap("Completed"), .tap("Clear completed"), .type(),
          .select(upTo: 3), .tap("Edit", rows: 1...3),
        ])
      }
    ),
    todo6.whenLoaded(
      "what was changed back meanwhile is not saved by Try again",
      script: """
        network off
        select 1
        select 1
        wait 200ms
        tap "Try again"
        """,
      check: { session in
        try session.expectRows(["[ ] Milk", "[x] Bread"])
        try session.expectNothingIsSaving()
      }
    ),
  ]

  private static let discarded: [Scenario] = [
    todo6.whenLoaded(
      "Discard changes brings the list back as it was loaded",
      check: { session in
        let loaded = session.makeFrame()
        try session.perform(.network(.off))
        try session.perform(.select(1))
        try session.perform(.tap("Clear completed"))
        try session.expectTexts([
          "To-dos", "What needs to be done?", "Add", "Saving...",
        ])
        try session.perform(.wait(.milliseconds(200)))
        try session.perform(.tap("Discard changes"))
        try session.expectLooks(like: loaded)
        try session.expectNothingIsSaving()
      }
    ),
    todo6.whenLoaded(
      "Discard changes brings the list back as it was saved last",
      script: """
        type "Cheese"
        tap "Add"
        wait 200ms
        network overloaded
        tap "Mark all as done"
        wait 200ms
        tap "Discard changes"
        """,
      check: { session in
        try session.expectRows(["[ ] Milk", "[x] Bread", "[ ] Cheese"])
        try session.expectText("2 items left")
      }
    ),
    todo6.whenLoaded(
      "Discard changes takes back what was changed while a save was pending",
      script: """
        select 1
        network off
        type "Cheese"
        tap "Add"
        wait 200ms
        type "Eggs"
        tap "Add"
        wait 200ms
        tap "Discard changes"
        """,
      check: { session in
        try session.expectRows(["[x] Milk", "[x] Bread"])
        try session.expectNothingIsSaving()
      }
    ),
    todo6.whenLoaded(
      "after Discard changes the list shows the segment that was chosen",
      script: """
        tap "Completed"
        network overloaded
        select 1
        wait 200ms
        tap "Discard changes"
        expect "( ) All ( ) Active (*) Completed"
        """,
      check: { session in try session.expectRows(["[x] Bread"]) }
    ),
    todo6.whenLoaded(
      "after Discard changes, changes are saved again",
      script: """
        network off
        select 1
        wait 200ms
        tap "Discard changes"
        network on
        select 2
        expect "Saving..."
        wait 200ms
        refute "Not saved"
        """,
      check: { try $0.expectRows(["[ ] Milk", "[ ] Bread"]) }
    ),
  ]

  private static let editorsOverAFailure: [Scenario] =
    [
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
          tap "Discard changes"
          expect "Edit: Oat milk"
          refute "No longer in the list"
          refute "Saving..."
          tap "Save"
          """,
        check: { try $0.expectRows(["[ ] Oat milk", "[x] Bread"]) }
      ),
      todo6.whenLoaded(
        "over an editor a save is tried again, and both screens read so",
        script: """
          network off
          select 2
          tap "Edit" in row 1
          type "Oat milk" into "Title"
          wait 200ms
          network on
          tap "Try again"
          expect "Saving..."
          expect "Edit: Oat milk"
          wait 200ms
          refute "Saving..."
          tap "Save"
          expect "Saving..."
          """,
        check: { try $0.expectRows(["[ ] Oat milk", "[ ] Bread"]) }
      ),
      todo6.whenLoaded(
        "an edit that was saved while a failing save was pending is not lost",
        script: """
          network off
          select 2
          tap "Edit" in row 1
          type "Oat milk" into "Title"
          tap "Save"
          wait 200ms
          network on
          tap "Try again"
          wait 200ms
          """,
        check: { session in
          try session.expectRows(["[ ] Oat milk", "[ ] Bread"])
          try session.expectNothingIsSaving()
        }
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
          tap "Discard changes"
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
      ownToDo(
        "saves",
        script: #"tap "Save""#,
        leaves: [
          "[ ] Milk", "[x] Rye bread", "[ ] Cheese",
        ]
      ),
      ownToDo(
        "deletes",
        script: #"tap "Delete""#,
        leaves: [
          "[ ] Milk", "[ ] Cheese",
        ]
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
        refute "No longer in the list"
        network on
        tap "Discard changes"
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

  /// An editor above whose to-do another one has come back.
  private static func ownToDo(
    _ verb: String,
    script: String,
    leaves rows: [String]
  ) -> Scenario {
    todo6.whenLoaded(
      "an editor \(verb) its own to-do, wherever that stands by then",
      data: .todos(
        Todo(title: "Milk"),
        Todo(title: "Bread", isCompleted: true),
        Todo(title: "Cheese")
      ),
      script: """
        network off
        tap "Edit" in row 1
        tap "Delete"
        tap "Edit" in row 1
        type "Rye bread" into "Title"
        wait 200ms
        tap "Discard changes"
        network on
        \(script)
        """,
      check: { try $0.expectRows(rows) }
    )
  }
}
