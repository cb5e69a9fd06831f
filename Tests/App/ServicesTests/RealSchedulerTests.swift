import Services
import Testing

@MainActor
struct RealSchedulerTests {
  // Work that is lost would leave the test waiting; the limit is generous,
  // since other tests share the main actor.
  @Test(.timeLimit(.minutes(10)))
  func workRunsLaterInOrderAndIsNotPendingThen() async {
    let scheduler = RealScheduler()
    var log: [String] = []

    await withCheckedContinuation { continuation in
      scheduler.workDidRun = {
        log.append("did run, \(scheduler.pendingCount) pending")
        if scheduler.pendingCount == 0 { continuation.resume() }
      }
      // Longer than a busy machine may stop between these two calls.
      scheduler.after(.milliseconds(500)) { log.append("second") }
      scheduler.after(.zero) { log.append("first") }
      log.append("\(scheduler.pendingCount) pending")
    }
    scheduler.workDidRun = nil

    #expect(
      log.filter { !$0.hasPrefix("did") }
        == ["2 pending", "first", "second"]
    )
    #expect(log.last == "did run, 0 pending")
  }

  @Test func theLongestDelayIsPending() async {
    let scheduler = RealScheduler()
    scheduler.after(.seconds(Int64.max)) {}
    await Task.yield()
    #expect(scheduler.pendingCount == 1)
  }
}
