import Models
import WorkbenchKit

extension Scenario {
  static let todoEditor: [Scenario] = [
    Scenario(
      "todo 5",
      "Edit opens an editor with title and description",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Edit" in row 1
        """,
      check: { session in
        try session.expectTexts([
          "< Back ", "Edit: Milk", "Title", "Milk", "Description",
          "Two bottles", "Save", "Delete",
        ])
        try session.expectOffers([
          .tap("Save"), .tap("Delete"), .type(into: "Title"),
          .type(into: "Description"), .back,
        ])
      }
    ),
    Scenario(
      "todo 5",
      "the editor's own title follows what is typed",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Edit" in row 2
        expect "Edit: Bread"
        type "Rye bread" into "Title"
        expect "Edit: Rye bread"
        type "Dark" into "Description"
        expect "Edit: Rye bread"
        type "" into "Title"
        refute "Edit: R"
        """
    ),
    Scenario(
      "todo 5",
      "Save trims both texts and leads back",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Edit" in row 1
        type "  Oat milk " into "Title"
        type "\\tThree  bottles " into "Description"
        tap "Save"
        """,
      check: { session in
        try session.expectRows(["[ ] Oat milk", "[x] Bread"])
        try session.expectText("Three  bottles")
      }
    ),
    Scenario(
      "todo 5",
      "an edited to-do stays where it is, and done where it is done",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Edit" in row 2
        type "Rye bread" into "Title"
        tap "Save"
        """,
      check: { try $0.expectRows(["[ ] Milk", "[x] Rye bread"]) }
    ),
    Scenario(
      "todo 5",
      "a blank title deletes the to-do, a blank description does not",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Edit" in row 1
        type "  " into "Description"
        tap "Save"
        expect "[ ] Milk"
        refute "Two bottles"
        tap "Edit" in row 1
        type " \\t" into "Title"
        tap "Save"
        """,
      check: { session in
        try session.expectRows(["[x] Bread"])
        try session.expectText("0 items left")
      }
    ),
    Scenario(
      "todo 5",
      "Delete removes the to-do and leads back",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Edit" in row 2
        type "Rye bread" into "Title"
        tap "Delete"
        refute "Clear completed"
        """,
      check: { try $0.expectRows(["[ ] Milk"]) }
    ),
    Scenario(
      "todo 5",
      "back discards what was typed",
      data: .milkAndBread,
      script: "wait 400ms",
      check: { session in
        let list = session.makeFrame()
        try session.perform(.tap("Edit", row: 1))
        try session.perform(.type("Oat milk", into: "Title"))
        try session.perform(.type("None", into: "Description"))
        try session.perform(.back)
        try session.expectLooks(like: list)
        try session.perform(.tap("Edit", row: 1))
        try session.expectText("Edit: Milk")
      }
    ),
    Scenario(
      "todo 5",
      "all ways back leave the segment as it was",
      data: .milkAndBread,
      script: """
        wait 400ms
        tap "Active"
        tap "Edit" in row 1
        back
        expect "( ) All (*) Active"
        tap "Edit" in row 1
        tap "Save"
        expect "( ) All (*) Active"
        refute "Bread"
        tap "Edit" in row 1
        tap "Delete"
        expect "( ) All (*) Active"
        refute "Milk"
        """
    ),
  ]
}
