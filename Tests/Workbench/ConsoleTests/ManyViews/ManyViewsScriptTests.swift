import ConsoleUI
import Play
import Testing

/// Scripts on a screen where a title or a kind of view does not say which.
@MainActor
struct ManyViewsScriptTests {
  @Test func aTextGoesIntoTheFieldOfThatLabel() throws {
    let session = try Session.manyViews()
    try session.play(
      """
      type "Milk" into "Title"
      expect "Title: Milk"
      type "2 l" into "Note"
      expect "Title: Milk"
      expect "Note: 2 l"
      """
    )
  }

  @Test func onlyWhatTheUserTypesIsTold() throws {
    let session = try Session.manyViews()
    try session.play(
      """
      type "Milk" into "Note"
      expect "Nothing typed"
      type "Milk" into "Title"
      expect "Typed: Milk"
      tap "Edit" in row 2
      expect "Title: Entry 2"
      expect "Typed: Milk"
      """
    )
  }

  @Test func aButtonInARowActsOnThatRow() throws {
    let session = try Session.manyViews()
    try session.play(
      """
      tap "Remove" in row 2
      refute "Entry 2"
      tap "Edit" in row 2
      expect "Title: Entry 3"
      """
    )
  }

  @Test func aRowThatIsNotOnTheScreenIsScrolledTo() throws {
    let session = try Session.manyViews(rows: 500)
    try session.play(
      """
      refute "Entry 300"
      tap "Edit" in row 300
      expect "[ ] Entry 300"
      expect "Title: Entry 300"
      tap "Edit" in row 1
      expect "[ ] Entry 1"
      refute "[ ] Entry 300"
      """
    )
  }

  @Test func ofEqualTitlesTheNumberSaysWhich() throws {
    let session = try Session.manyViews(rows: 1)
    try session.play(
      """
      type "last" into "Title"
      tap "Add" number 2
      type "first" into "Title"
      tap "Add" number 1
      tap "Edit" in row 1
      expect "Title: first"
      tap "Edit" in row 3
      expect "Title: last"
      """
    )
  }

  @Test func fieldsWithoutANameHaveANumber() throws {
    let session = try Session.manyViews()
    try session.play(
      """
      tap "Ask"
      type "b" number 2
      type "a" number 1
      tap "OK"
      expect "a+b"
      """
    )
  }

  @Test func whatTheScreenOffersNamesEachView() throws {
    let session = try Session.manyViews()
    try session.perform(.select(2))
    #expect(
      session.offers.map(\.description) == [
        #"tap "Add" number 1"#, #"tap "Add" number 2"#,
        #"tap "Ask""#, #"tap "Open""#,
        #"type "..." into "Title""#, #"type "..." into "Note""#,
        "select 1 to 12", #"tap "Edit" in row 1 to 7"#,
        #"tap "Remove" in row 1"#, #"tap "Remove" in row 3 to 7"#,
      ]
    )
    try session.perform(.tap("Ask"))
    #expect(
      session.offers == [
        .tap("OK"), .type(number: 1), .type(number: 2),
      ]
    )
  }

  @Test(arguments: [
    (#"tap "Add""#, #"tap "Add" number 1 or tap "Add" number 2"#),
    (#"tap "Edit""#, #"tap "Edit" in row 1 to 7"#),
    (#"type "x""#, #"type "..." into "Title" or type "..." into "Note""#),
  ])
  func whatDoesNotSayWhichIsNotOffered(line: String, choices: String) throws {
    let session = try Session.manyViews()
    let failure = #expect(throws: StepFailure.self) {
      try session.play(line)
    }
    #expect(
      failure?.description == """
        test:1: \(line): the screen does not offer this without saying \
        which: \(choices)
        """
    )
  }

  @Test(arguments: [
    #"tap "Add" number 3"#, #"tap "Add" in row 1"#, #"tap "Edit" in row 13"#,
    #"tap "Edit" in row 1 number 2"#, #"tap "Ask" number 2"#,
    #"type "x" into "Titel""#, #"type "x" into "if you like""#,
    #"type "x" number 3"#, "select 13",
  ])
  func whatIsNotThereIsNotOffered(line: String) throws {
    let session = try Session.manyViews()
    let failure = #expect(throws: StepFailure.self) {
      try session.play(line)
    }
    let offers = session.offers.map(\.description)
    let listed = offers.dropLast().joined(separator: ", ")
    #expect(
      failure?.description == """
        test:1: \(line): the screen does not offer this; the screen offers \
        \(listed) or \(offers.last ?? "")
        """
    )
  }

  @Test func aDisabledButtonInARowIsNotOffered() throws {
    let session = try Session.manyViews()
    try session.perform(.select(2))
    let failure = #expect(throws: StepFailure.self) {
      try session.play("tap \"Remove\" in row 2")
    }
    let start = #"test:1: tap "Remove" in row 2: this button is disabled; "#
    #expect(failure?.description.hasPrefix(start) == true)
    try session.perform(.tap("Remove", row: 1))
    #expect(session.makeFrame().contains("[x] Entry 2"))
  }

  @Test func ofManyOffersAMessageListsTheFirst() throws {
    let session = try Session.manyViews(
      size: CellSize(width: 40, height: 40)
    )
    for row in [2, 4, 6, 8, 10] { try session.perform(.select(row)) }
    let failure = #expect(throws: StepFailure.self) {
      try session.play(#"tap "Nope""#)
    }
    #expect(session.offers.count == 14)
    #expect(
      failure?.description.hasSuffix(
        #", tap "Remove" in row 3, tap "Remove" in row 5 or 3 others"#
      ) == true
    )
  }
}
