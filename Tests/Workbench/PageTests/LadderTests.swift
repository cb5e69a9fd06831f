import Testing

@testable import Page
@testable import Trace

@Suite("The messages of a step, as the page shows them")
struct LadderTests {
  private func message(
    _ from: String,
    _ to: String,
    _ kind: FunctionName.Kind = .method,
    hasFailed: Bool = false
  ) -> SequenceDiagram.Step {
    let function = FunctionName(
      module: "M",
      typeModule: "M",
      type: to,
      member: "f()",
      kind: kind
    )
    return .message(
      SequenceDiagram.Message(
        from: from,
        to: to,
        text: "f()",
        isAnswer: kind == .closure,
        function: function,
        awaited: Recording.Awaited(
          function: function,
          isAnswer: true,
          hasFailed: hasFailed,
          words: ""
        )
      )
    )
  }

  private func ladder(_ steps: SequenceDiagram.Step...) -> Ladder {
    let participants = [
      ("Clock", nil), ("Label", "widget"), ("Button", "widget"),
      ("View", "view"), ("Presenter", "presenter"), ("Place", "model"),
      ("PlaceService", "service"),
    ].map { SequenceDiagram.Participant(name: $0, role: $1) }
    return Ladder(
      SequenceDiagram(participants: participants, steps: steps),
      deciders: ["presenter"]
    )
  }

  @Test("Calls of widgets and what makes objects are folded")
  func folds() {
    let ladder = ladder(
      message("View", "Label"),
      message("View", "Place", .initialiser),
      .note(SequenceDiagram.Note(at: "Label", text: "text = 1")),
      message("Button", "View"),
      message("View", "Button")
    )
    let folded = ladder.rows.map { row -> Int in
      if case .folded(let steps) = row { steps.count } else { 0 }
    }
    #expect(folded == [3, 0, 1])
  }

  @Test("Widgets share a lane, and who only takes part in a fold has none")
  func lanes() {
    let ladder = ladder(
      message("Clock", "Label"),
      message("Button", "View"),
      message("Label", "Presenter")
    )
    #expect(ladder.lanes.map(\.name) == ["widgets", "View", "Presenter"])
    #expect(ladder.lanes.map(\.kind) == [.widget, .view, .decider])
    #expect(ladder.lane(of: "Button") == ladder.lane(of: "Label"))
  }

  @Test("It starts where one who decides is called after an answer")
  func startAfterAnswer() {
    let ladder = ladder(
      message("View", "Presenter"),
      message("Clock", "PlaceService", .closure),
      message("PlaceService", "View"),
      message("View", "Presenter")
    )
    #expect(ladder.start == 3)
  }

  @Test("Several of a role that pass something on share a lane, no others")
  func joinedCarriers() throws {
    let participants = [
      ("View", "view"), ("Store", "store"), ("State", "state"),
      ("AlertQueue", "state"), ("Place", "model"), ("Photo", "model"),
    ].map { SequenceDiagram.Participant(name: $0, role: $1) }
    let steps = ["Store", "State", "AlertQueue", "Place", "Photo"].map {
      message("View", $0)
    }
    let ladder = Ladder(
      SequenceDiagram(participants: participants, steps: steps),
      deciders: []
    ).joiningCarriers
    #expect(
      ladder.lanes.map(\.name) == ["View", "Store", "state", "Place", "Photo"]
    )
    let lanes = ["State", "AlertQueue", "Photo"].map(ladder.lane)
    #expect(lanes == [2, 2, 4])
  }

  @Test("Where an answer has failed, it starts there")
  func startAfterFailure() {
    let ladder = ladder(
      message("PlaceService", "Presenter", .closure),
      message("PlaceService", "View", .closure, hasFailed: true),
      message("View", "Presenter")
    )
    #expect(ladder.start == 2)
  }

  @Test("It starts at who gets an answer last, where it reaches nobody else")
  func droppedAnswer() {
    let ladder = ladder(
      message("Clock", "PlaceService", .closure),
      message("PlaceService", "View", .closure)
    )
    #expect(ladder.start == 1)
    #expect(!ladder.lanes.map(\.decides).contains(true))
    #expect(ladder.messages.count == 2)
  }

  @Test("It is dropped in the next closure that is called back, if any")
  func droppedInClosure() {
    let ladder = ladder(
      message("Clock", "PlaceService", .closure),
      message("PlaceService", "View", .closure),
      message("PlaceService", "View", .continuation),
      message("PlaceService", "View", .closure)
    )
    #expect(ladder.start == 1)
  }

  /// On which line the names of lanes stand.
  private func tops(_ names: [String]) -> [String] {
    let participants = names.map { SequenceDiagram.Participant(name: $0) }
    let ladder = Ladder(
      SequenceDiagram(
        participants: participants,
        steps: zip(names, names.dropFirst()).map { message($0, $1) }
      ),
      deciders: ["presenter"]
    )
    var markup = Markup()
    LaneHeads(ladder, prefix: "").write(to: &markup, as: "heads")
    return markup.html.matches(of: /<text[^>]* y="([\d.]+)em"/)
      .map { String($0.1) }
  }

  @Test("Names share a line as long as they do not meet")
  func lines() {
    #expect(tops(["A", "B", "C", "D"]) == ["1.0", "1.0", "1.0", "1.0"])
    let long = (1...4).map { "AnUncommonlyLongName\($0)" }
    #expect(
      tops([long[0], long[1], "A", long[2], long[3], "B"])
        == ["1.0", "2.2", "3.4", "4.6", "3.4", "1.0"]
    )
  }

  @Test("What the star means is said where there is room")
  func deciders() {
    func heads(_ ladder: Ladder) -> String {
      var markup = Markup()
      LaneHeads(ladder, prefix: "").write(to: &markup, as: "heads")
      return markup.html
    }
    let few = ladder(message("View", "Presenter"))
    #expect(heads(few).contains(">★ Presenter decides<"))
    let many = ladder(
      message("Clock", "View"),
      message("View", "Presenter"),
      message("Presenter", "Place"),
      message("Presenter", "PlaceService")
    )
    #expect(heads(many).contains(">★ Presenter<"))
    #expect(heads(many).contains(">Place model<"))
  }

  @Test("Without an answer it starts at the first call of one who decides")
  func startWithoutAnswer() {
    let called = ladder(message("Button", "View"), message("View", "Presenter"))
    #expect(called.start == 1)
    #expect(ladder(message("Button", "View")).start == nil)
  }
}
