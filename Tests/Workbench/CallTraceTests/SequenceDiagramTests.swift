import CallTrace
import CallTraceFixture
import Foundation
import Testing

struct SequenceDiagramTests {
  @Test func whoIsOnlyMentionedGetsALifelineToo() {
    let diagram = SequenceDiagram(
      participants: [.init(name: "B")],
      steps: [
        .note(at: "C", text: ""),
        .message(from: "A", to: "B", text: "", isAnswer: false),
      ]
    )
    #expect(diagram.lifelines.map(\.name) == ["B", "C", "A"])
  }

  @Test func jsonHoldsTheWholeDiagram() throws {
    let data = try JSONEncoder().encode(greeting)
    let decoded = try JSONDecoder().decode(SequenceDiagram.self, from: data)
    #expect(decoded == greeting)
  }

  @Test func jsonIsAsDocumented() throws {
    let json = """
      {"participants": [{"name": "Presenter", "role": "presenter"}],
       "steps": [
         {"message": {"from": "View", "to": "Presenter",
                      "text": "greet()", "isAnswer": false}},
         {"note": {"at": "View", "text": "text = \\"Hello\\""}}]}
      """
    let diagram = try JSONDecoder()
      .decode(SequenceDiagram.self, from: Data(json.utf8))
    #expect(
      diagram.participants == [.init(name: "Presenter", role: "presenter")]
    )
    #expect(
      diagram.steps == [
        .message(
          from: "View",
          to: "Presenter",
          text: "greet()",
          isAnswer: false
        ),
        .note(at: "View", text: "text = \"Hello\""),
      ]
    )
  }

  @MainActor
  @Test(.enabled(if: Recorder.isAvailable, "needs a debug build on Linux"))
  func aRecordingBecomesADiagram() {
    let clock = Clock()
    let asker = Asker(clock: clock)
    let recorder = Recorder()
    let recording = recorder.record {
      asker.ask()
      clock.strike()
      recorder.note("shows 12", about: "Display")
    }.recording
    let entries = recording.merged(with: recording.messages())
    let diagram = SequenceDiagram(entries, participants: [], outside: "User")
    #expect(
      diagram.steps.compactMap(\.function).map(\.description) == [
        "Asker.ask()", "Clock.ask(_:)", "Clock.strike()",
        "Asker.closure #1 in ask()", "Display.show(_:)",
      ]
    )
    #expect(
      diagram.steps.map(\.withoutFunction) == [
        .message(from: "User", to: "Asker", text: "ask()", isAnswer: false),
        .message(from: "Asker", to: "Clock", text: "ask(_:)", isAnswer: false),
        .message(from: "User", to: "Clock", text: "strike()", isAnswer: false),
        .message(
          from: "Clock",
          to: "Asker",
          text: "closure #1 in ask()",
          isAnswer: true
        ),
        .message(
          from: "Asker",
          to: "Display",
          text: "show(_:)",
          isAnswer: false
        ),
        .note(at: "Display", text: "shows 12"),
      ]
    )
    let own = SequenceDiagram(entries, participants: [], callsToSelf: true)
    #expect(own.steps.count == 5)
  }
}
