import Models
import WorkbenchKit

extension Scenario {
  /// What the specification asks of all features, as the to-dos show it.
  static let todoAll: [Scenario] = [
    Scenario(
      "all 1",
      "a list that goes away while it loads is released",
      script: "wait 100ms"
    ),
    Scenario(
      "all 1",
      "an editor that one leaves is released",
      data: .milkAndBread,
      script: "wait 400ms",
      check: { session in
        for way in [Action.tap("Save"), .tap("Delete"), .back] {
          _ = session.makeFrame()
          let list = ScreenObjects(of: session)
          try session.perform(.tap("Edit", row: 1))
          try session.expectText("Description")
          let editor = ScreenObjects(of: session).since(list)
          guard !editor.types.isEmpty else {
            throw Mismatch(expected: "an editor", found: "no new object")
          }
          try session.perform(way)
          // A screen may be closed just before the next frame.
          _ = session.makeFrame()
          try session.expectReleased(editor)
        }
      }
    ),
    Scenario(
      "all 2",
      "under the alert of a failed save only its button is offered",
      data: .milkAndBread,
      script: """
        wait 400ms
        network off
        tap "Edit" in row 1
        tap "Delete"
        tap "Edit" in row 1
        wait 200ms
        """,
      check: { session in
        try session.expectOffers([.tap("OK")])
        try session.perform(.tap("OK"))
        try session.expectOffers([
          .tap("Save"), .tap("Delete"), .type(into: "Title"),
          .type(into: "Description"), .back,
        ])
      }
    ),
    Scenario(
      "all 3",
      "loading and saving can be seen after the call before the answer comes",
      data: .milkAndBread,
      script: """
        wait 0s
        expect "Loading"
        wait 400ms
        select 1
        wait 0s
        expect "Saving..."
        """
    ),
    Scenario(
      "all 4",
      "unusual texts are shown and kept as they are, and nothing else is hurt",
      data: .todos(
        Todo(title: "<b>bold</b> &amp; more", description: "\u{1b}[31m"),
        Todo(title: "서울의 밤", description: "é e\u{301} 👩‍👩‍👧‍👦"),
        Todo(title: String(repeating: "long ", count: 200))
      ),
      script: """
        wait 400ms
        expect "[ ] <b>bold</b> &amp; more"
        expect "�[31m"
        expect "서울의 밤"
        expect "long long long"
        type "\\u{1b}[2J"
        tap "Add"
        select 4
        expect "[x] �[2J"
        tap "Edit" in row 2
        expect "Edit: 서울의 밤"
        tap "Save"
        expect "é e\\u{301} 👩‍👩‍👧‍👦"
        """
    ),
  ]
}
