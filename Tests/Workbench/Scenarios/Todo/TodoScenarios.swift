import Catalogue
import ConsoleUI
import Models
import Play

extension Scenario {
  static let todo =
    todoLoading + todoAdding + todoRows + todoLazyRows + todoControls
    + todoFilter + todoEditor + todoSaving + todoSaveFailures + todoAll

  static let todo1 = Behaviour("todo 1")
  static let todo2 = Behaviour("todo 2", data: .milkAndBread)
  static let todo3 = Behaviour("todo 3", data: .milkAndBread)
  static let todo4 = Behaviour("todo 4", data: .milkAndBread)
  static let todo5 = Behaviour("todo 5", data: .milkAndBread)
  static let todo6 = Behaviour("todo 6", data: .milkAndBread)
  static let todo7 = Behaviour("todo 7", data: .milkAndBread)

  /// What the specification asks of all features, as the to-dos show it.
  static let todoAll: [Scenario] = [
    all1(
      "a list that goes away while it loads is released",
      script: "wait 100ms"
    ),
    all1.whenLoaded(
      "an editor that one leaves is released",
      data: .milkAndBread,
      check: { session in
        for way in [Action.tap("Save"), .tap("Delete"), .back] {
          try session.expectReleased(
            showing: "Description",
            from: .tap("Edit", row: 1),
            to: way
          )
        }
      }
    ),
    all2.whenLoaded(
      "under the alert of a failed save only its buttons are offered",
      data: .milkAndBread,
      script: """
        network off
        tap "Edit" in row 1
        tap "Delete"
        tap "Edit" in row 1
        wait 200ms
        """,
      check: { session in
        try session.expectOffers(.failedSave)
        try session.perform(.tap("Discard changes"))
        try session.expectOffers(.todoEditor)
      }
    ),
    all3(
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
    all4.whenLoaded(
      "unusual texts are shown and kept as they are, and nothing else is hurt",
      data: .todos(
        Todo(title: "<b>bold</b> &amp; more", description: "\u{1b}[31m"),
        Todo(title: "서울의 밤", description: "é e\u{301} 👩‍👩‍👧‍👦"),
        Todo(title: String(repeating: "long ", count: 200))
      ),
      script: """
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

extension FeatureData {
  static func todos(_ todos: Todo...) -> FeatureData {
    self.todos(todos)
  }

  /// "Milk", which is active, and "Bread", which is done.
  static var milkAndBread: FeatureData {
    .todos(
      Todo(title: "Milk", description: "Two bottles"),
      Todo(title: "Bread", isCompleted: true)
    )
  }
}

extension [Offer] {
  static let todoEditor: Self = [
    .tap("Save"), .tap("Delete"), .type(into: "Title"),
    .type(into: "Description"), .back,
  ]

  static let failedSave: Self = [.tap("Try again"), .tap("Discard changes")]
}

/// What the scenarios of the to-dos ask of a screen.
extension Session {
  /// The rows on the screen are these, without their descriptions.
  func expectRows(_ rows: [String]) throws {
    let found = makeFrame().texts
      .filter { $0.hasPrefix("[ ] ") || $0.hasPrefix("[x] ") }
    guard found == rows else { throw Mismatch(expected: rows, found: found) }
  }

  /// No save is pending, and the screen does not read so.
  func expectNothingIsSaving() throws {
    let texts = makeFrame().texts
    guard !texts.contains("Saving..."), timeToNextAnswer == nil else {
      throw Mismatch(expected: "no save", found: texts)
    }
  }

  /// A screen with its list loaded, in a world in which another was used
  /// before, went away, and got the last answers too late.
  func nextScreen(
    _ data: FeatureData,
    after script: String
  ) throws -> Session {
    let world = World(data: data)
    do {
      let first = Session(variant: variant, world: world)
      try first.play(try Script(name: "the screen before", text: script))
    }
    // The list is loaded when what was pending has ended.
    let between = Session(variant: variant, world: world)
    try between.perform(.wait(.seconds(1)))
    let next = Session(variant: variant, world: world)
    try next.perform(.wait(.seconds(1)))
    return next
  }
}
