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
    let proceeding = calls.last { $0.function.member == "proceed()" }
    #expect(proceeding != nil)
    #expect(proceeding?.parent == nil && proceeding?.origin == nil)
  }

  @Test func aTaskGoesOnAfterWhoItWaitedFor() {
    let expected = [
      "outside -> Errand: proceed()",
      "Errand -> Door: unlock()",
      "Door -> Door: open() goes on",
      "Door -> Door: note()",
      "Door -> Errand: open() has answered",
      "Errand -> Store: take()",
    ]
    // In one recording, and in one that does not know how the task began.
    let all = messages {
      JobQueue.run { errand.sendAndWait() }
      JobQueue.run { errand.proceed() }
    }
    #expect(Array(all.suffix(expected.count)) == expected)
    JobQueue.run { errand.sendAndWait() }
    #expect(messages { JobQueue.run { errand.proceed() } } == expected)
  }

  @Test func whatHasNothingToAnswerHasEnded() {
    let all = messages {
      JobQueue.run { errand.sendAfterClosing() }
      JobQueue.run { errand.proceed() }
    }
    #expect(all.contains("Door -> Errand: close() has ended"))
  }

  @Test func whoWaitsForNoParticipantGoesOn() {
    let recording = Recorder().record {
      JobQueue.run { errand.sendAndWait() }
      JobQueue.run { errand.proceed() }
    }.recording
    let participants = recording.calls.map { call in
      call.function.type == "Door" ? nil : call.function.type
    }
    #expect(
      recording.messages(between: participants).map(\.description).contains(
        "Errand -> Errand: the closure of sendAndWait() goes on"
      )
    )
  }

  @Test func nobodyCallsATaskThatGoesOn() {
    JobQueue.run { errand.sendAndWait() }
    let calls = Recorder().record {
      JobQueue.run { errand.proceed() }
    }.recording.calls
    let goingOn = calls.filter { $0.function.kind == .continuation }
    #expect(goingOn.map(\.parent) == [nil, nil])
    #expect(goingOn.allSatisfy { $0.origin != nil })
  }

  @Test func twoTasksThatGoOnAreToldApart() {
    let other = Errand()
    JobQueue.run {
      errand.sendAndWait()
      other.sendAndWait()
    }
    let calls = Recorder().record {
      JobQueue.run {
        errand.proceed()
        other.proceed()
      }
    }.recording.calls
    let unlocking = calls.indices.filter {
      calls[$0].function.member == "unlock()"
    }
    let opening = calls.filter {
      $0.function.member == "open()" && $0.function.kind == .continuation
    }
    #expect(opening.map(\.origin) == unlocking)
  }
}
