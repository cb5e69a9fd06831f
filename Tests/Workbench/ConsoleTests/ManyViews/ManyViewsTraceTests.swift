import Play
import Testing
import Trace

/// What a trace shows of the user on the screen of many views.
@Suite(.enabled(if: Recorder.isAvailable))
@MainActor
struct ManyViewsTraceTests {
  @Test(arguments: [
    (#"tap "Edit" in row 300"#, ["Button: sendActions()"]),
    (#"type "x" into "Note""#, ["TextField: set text"]),
    (
      #"type "x" into "Title""#,
      ["TextField: set text", "TextField: sendActions()"]
    ),
  ])
  func theUserDoesWhatTheActionSays(
    line: String,
    messages: [String]
  ) throws {
    let variant = try #require(Catalogue.manyViews(rows: 500).variants.first)
    let run = Run(
      variants: [variant],
      data: FeatureData { _ in () },
      recorded: .messages
    )
    let script = try Script(name: "test", text: line)
    let last = Array(run.play(Demonstration(script))).last
    let found = last?.outcomes[0].trace?.messages.filter { $0.sender == nil }
      .map { "\($0.receiver): \($0.label)" }
    #expect(found == messages)
  }
}
