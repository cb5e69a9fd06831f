import Catalogue
import Testing

@testable import Play
@testable import Render
@testable import Trace

@MainActor
@Suite("A recording that had no room for all calls")
struct FullRecordingTests {
  private let pattern = Architecture.mvp.pattern

  private func recording(droppedEvents: Int) -> Recording {
    Recording(
      calls: [],
      notes: [],
      notifications: [],
      requests: [],
      answers: [],
      cancellations: [],
      droppedEvents: droppedEvents
    )
  }

  private func watch(after recording: Recording) -> RuleWatch? {
    var watch: RuleWatch? = RuleWatch(pattern)
    _ = ActionTrace(
      PlayedCalls(recording, in: Cast(pattern)),
      of: nil,
      by: "App",
      in: pattern,
      watchedBy: &watch
    )
    return watch
  }

  @Test("Nothing is judged any more: what was handed over may be missing")
  func watch() {
    #expect(watch(after: recording(droppedEvents: 0)) != nil)
    #expect(watch(after: recording(droppedEvents: 1)) == nil)
  }

  @Test(
    "No rule is said to be kept, and no figure to be known",
    .enabled(if: Recorder.isAvailable, "needs a debug build on Linux"),
    arguments: [(capacity: 10, isFull: true), (1 << 22, false)]
  )
  func full(capacity: Int, isFull: Bool) throws {
    let variant = try #require(Variant(.mvp, .greeting))
    let tracer = Tracer(
      variant: variant,
      world: World(data: try Feature.greeting.sampleData()),
      recorder: Recorder(capacity: capacity)
    )
    let traces = [tracer.start, try tracer.perform(.tap("Click me"))]
    let check = RuleCheck(traces, of: pattern)
    #expect(check.isKept == !isFull)
    #expect(check.lines.contains { $0.hasPrefix("✓") } == !isFull)
    #expect(check.lines.contains { $0.contains("full") } == isFull)
    var counts = MessageCounts()
    counts.add(traces, of: "mvp")
    #expect(counts.counts["mvp"]?.contains(nil) == isFull)
    let table = counts.lines(architectures: ["mvp"], columns: 80)
    #expect(table.contains { $0.contains("no room") } == isFull)
    // The number is the one by which `trace --step` shows it.
    #expect(table.contains { $0.hasPrefix("1 tap \"Click me\"  ") })
    var single = MessageCounts()
    single.add([traces[1]], of: "mvp")
    let row = single.lines(architectures: ["mvp"], columns: 80)[2]
    #expect(row.hasPrefix("tap \"Click me\"  "))
    let sum = traces.map(\.messagesBetween.count).reduce(0, +)
    #expect(table.contains("in all            " + (isFull ? "full" : "\(sum)")))
  }
}
