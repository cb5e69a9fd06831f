import Jobs
import Testing
import Trace
import TraceFixture

/// What tasks do that run while calls are recorded.
@MainActor
@Suite(.enabled(if: Recorder.isAvailable, "needs a debug build on Linux"))
struct TaskCallsTests {
  private let errand = Errand()

  @Test func whoFormedATaskSendsWhatItDoes() {
    #expect(
      messages { JobQueue.run { errand.send() } } == [
        "outside -> Errand: send()",
        "Errand -> Store: note()",
        "Errand -> Errand: the closure of send()",
        "Errand -> Store: take()",
      ]
    )
  }

  @Test func nobodyWaitsForATask() {
    let calls = Recorder().record {
      JobQueue.run { errand.send() }
    }.recording.calls
    #expect(calls.map(\.parent) == [nil, 0, nil, 2])
    #expect(calls.map(\.origin) == [nil, nil, 0, nil])
  }

  @Test func twoTasksAreToldApart() {
    let other = Errand()
    let calls = Recorder().record {
      JobQueue.run {
        errand.send()
        other.send()
      }
    }.recording.calls
    #expect(calls.compactMap(\.origin) == [0, 2])
  }

  @Test func whatComesAfterTheTasksIsNotTheirs() {
    let calls = Recorder().record {
      JobQueue.run { errand.send() }
      errand.proceed()
    }.recording.calls
    #expect(calls.last?.function.member == "proceed()")
    #expect(calls.last?.parent == nil && calls.last?.origin == nil)
  }

  @Test func aTaskThatWaitedGoesOnAsItself() {
    let calls = Recorder().record {
      JobQueue.run { errand.sendAndWait() }
      JobQueue.run { errand.proceed() }
    }.recording.calls
    #expect(calls.last?.function.member == "take()")
    let caller = calls.last?.parent.map { calls[$0].function.member }
    #expect(caller == "closure #1 in sendAndWait()")
  }
}
