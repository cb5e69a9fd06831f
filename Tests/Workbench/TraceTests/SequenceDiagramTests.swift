import Foundation
import Testing
import TraceFixture

@testable import Trace

struct SequenceDiagramTests {
  @Test func whoIsOnlyMentionedGetsALifelineToo() {
    let diagram = SequenceDiagram(
      participants: [.init(name: "B")],
      steps: [
        .note(.init(at: "C", text: "")),
        .message(.init(from: "A", to: "B", text: "", isAnswer: false)),
      ]
    )
    #expect(diagram.lifelines.map(\.name) == ["B", "C", "A"])
  }

  @Test func jsonIsAsDocumented() throws {
    let function = FunctionName(
      module: "MVP",
      typeModule: "MVP",
      type: "Presenter",
      member: "greet()",
      kind: .method
    )
    let diagram = SequenceDiagram(
      participants: [.init(name: "Presenter", role: "presenter")],
      steps: [
        .message(
          .init(
            from: "View",
            to: "Presenter",
            text: "greet()",
            function: function
          )
        ),
        .note(.init(at: "View", text: "x = 1")),
        .note(.init(at: nil, text: "")),
      ]
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = """
      {"participants":[{"name":"Presenter","role":"presenter"}],"steps":[\
      {"message":{"from":"View","function":{"isStatic":false,\
      "kind":"method","member":"greet()","module":"MVP",\
      "type":"Presenter","typeModule":"MVP"},"isAnswer":false,\
      "text":"greet()","to":"Presenter"}},\
      {"note":{"at":"View","text":"x = 1"}},{"note":{"text":""}}]}
      """
    let data = try encoder.encode(diagram)
    #expect(String(decoding: data, as: UTF8.self) == json)
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
    let messages = recording.messages()
    let diagram = SequenceDiagram(
      messages,
      notes: recording.notes,
      participants: [],
      outside: "User"
    )
    #expect(
      diagram.messages.compactMap(\.function).map(\.description) == [
        "Asker.ask()", "Clock.ask(_:)", "Clock.strike()",
        "Asker.closure #1 in ask()", "Display.show(_:)",
      ]
    )
    #expect(
      diagram.steps.map(\.withoutFunction) == [
        .message(
          .init(from: "User", to: "Asker", text: "ask()", isAnswer: false)
        ),
        .message(
          .init(from: "Asker", to: "Clock", text: "ask(_:)", isAnswer: false)
        ),
        .message(
          .init(from: "User", to: "Clock", text: "strike()", isAnswer: false)
        ),
        .message(
          .init(
            from: "Clock",
            to: "Asker",
            text: "the closure of ask()",
            isAnswer: true
          )
        ),
        .message(
          .init(
            from: "Asker",
            to: "Display",
            text: "show(_:)",
            isAnswer: false
          )
        ),
        .note(.init(at: "Display", text: "shows 12")),
      ]
    )
    let own = SequenceDiagram(messages, participants: [], callsToSelf: true)
    #expect(own.steps.count == 4)
  }
}

extension SequenceDiagram.Step {
  /// The step as a diagram shows it.
  fileprivate var withoutFunction: Self {
    guard var message else { return self }
    (message.function, message.within) = (nil, [])
    (message.own, message.awaited, message.isEnd) = ([], nil, false)
    return .message(message)
  }
}
