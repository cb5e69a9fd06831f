import Catalogue
import Models
import Play

extension Scenario {
  static let todoEditor: [Scenario] = [
    todo5.whenLoaded(
      "Edit opens an editor with title and description",
      script: #"tap "Edit" in row 1"#,
      shows: [
        "< Back ", "Edit: Milk", "Title", "Milk", "Description",
        "Two bottles", "Save", "Delete",
      ],
      offers: .todoEditor
    ),
    todo5.whenLoaded(
      "the editor's own title follows what is typed",
      script: """
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
    todo5.whenLoaded(
      "Save trims both texts and leads back",
      script: """
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
    todo5.whenLoaded(
      "an edited to-do stays where it is, and done where it is done",
      script: """
        tap "Edit" in row 2
        type "Rye bread" into "Title"
        tap "Save"
        """,
      check: { try $0.expectRows(["[ ] Milk", "[x] Rye bread"]) }
    ),
    todo5.whenLoaded(
      "a blank title deletes the to-do, a blank description does not",
      script: """
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
    todo5.whenLoaded(
      "Delete removes the to-do and leads back",
      script: """
        tap "Edit" in row 2
        type "Rye bread" into "Title"
        tap "Delete"
        refute "Clear completed"
        """,
      check: { try $0.expectRows(["[ ] Milk"]) }
    ),
    todo5.whenLoaded(
      "back discards what was typed",
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
    todo5.whenLoaded(
      "all ways back leave the segment as it was",
      script: """
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
