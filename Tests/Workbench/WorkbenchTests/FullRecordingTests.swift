import Catalogue
import Testing

@testable import CallTrace
@testable import WorkbenchKit

@MainActor
@Suite("A recording that had no room for all calls")
struct FullRecordingTests {
  private func recording(droppedEvents: Int) -> Recording {
    Recording(
      calls: [],
      notes: [],
      notifications: [],
      droppedEvents: droppedEvents
    )
  }

  private func watch(after recording: Recording) -> RuleWatch? {
    var watch: RuleWatch? = RuleWatch(.mvc)
    _ = ActionTrace(
      PlayedCalls(recording, in: Cast(.mvc)),
      of: nil,
      watchedBy: &watch
    )
    return watch
  }

  @Test("Nothing is judged any more: what was handed over may be missing")
  func watch() {
    #expect(watch(after: recording(droppedEvents: 0)) != nil)
    #expect(watch(after: recording(droppedEvents: 1)) == nil)
  }
}
