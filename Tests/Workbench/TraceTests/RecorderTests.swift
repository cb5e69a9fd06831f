import TraceFixture
import Foundation
import Testing
import Trace

@MainActor
@Suite(.enabled(if: Recorder.isAvailable, "needs a debug build on Linux"))
struct RecorderTests {
  @Test func thirtyRecordingsAreTheSame() {
    let recordings = (0..<30).map { _ in
      Recorder().record {
        Desk().useLocal()
        Room().letSpeak()
        Bird().move()
      }.recording
    }
    #expect(recordings[0].calls.count == 30)
    for recording in recordings {
      #expect(recording.calls.map(\.depth) == recordings[0].calls.map(\.depth))
      #expect(recording.description == recordings[0].description)
    }
  }

  @Test func nothingIsRecordedOutsideOfTheBody() {
    let node = Node(next: nil)
    let recorder = Recorder()
    #expect(recorder.record {}.recording.calls.isEmpty)
    node.visit()
    let recording = recorder.record { _ = node.factorial(1) }.recording
    #expect(recording.description == "Node.factorial(_:)")
  }

  @Test func otherThreadsAreNotRecorded() {
    let finished = DispatchSemaphore(value: 0)
    let node = Node(next: nil)
    let text = calls {
      let thread = Thread {
        Room().letSpeak()
        finished.signal()
      }
      thread.start()
      finished.wait()
      node.visit()
    }
    #expect(text == "Node.visit()\n  Node.mark()")
  }

  @Test func anErrorEndsTheRecording() {
    let owner = Owner()
    let recorder = Recorder()
    #expect(throws: (any Error).self) {
      try recorder.record { try owner.fail() }
    }
    let recording = recorder.record { owner.take() }.recording
    #expect(recording.calls.first?.function.member == "take()")
  }

  @Test func theResultIsReturned() {
    let node = Node(next: nil)
    #expect(Recorder().record { node.factorial(4) }.result == 24)
  }

  @Test func eventsBeyondTheCapacityAreCounted() {
    let node = Node(next: nil)
    let recording = Recorder(capacity: 3)
      .record { _ = node.factorial(10) }.recording
    #expect(recording.calls.map(\.depth) == [0, 1, 2])
    #expect(recording.droppedEvents == 7)
    #expect(
      recording.notes.map(\.text)
        == ["the recording is full: 7 more calls are missing"]
    )
    let whole = Recorder(capacity: 10)
      .record { _ = node.factorial(10) }.recording
    #expect(whole.calls.count == 10)
    #expect(whole.droppedEvents == 0)
    #expect(whole.notes == [])
  }

  @Test func notesStandWhereTheyWereMade() {
    let node = Node(next: nil)
    let recorder = Recorder()
    recorder.note("before recording")
    let recording = recorder.record {
      recorder.note("first", about: "View")
      node.visit()
      recorder.note("second")
      _ = node.factorial(1)
      recorder.note("third")
    }.recording
    let diagram = SequenceDiagram(
      recording.messages(),
      notes: recording.notes,
      participants: [],
      outside: "User",
      callsToSelf: true
    )
    let words = diagram.steps.map(\.label)
    #expect(
      words == [
        "[first]", "visit()", "mark()", "[second]", "factorial(_:)", "[third]",
      ]
    )
    #expect(recording.notes.map(\.type) == ["View", nil, nil])
  }

  /// Observation tells its observers in another order each run.
  @Test func notificationsThatAreSentTogetherStandInTheOrderOfTheirNames() {
    let node = Node(next: nil)
    func messages(_ receivers: [String]) -> [String] {
      let recorder = Recorder()
      let recording = recorder.record {
        node.visit()
        for receiver in receivers {
          recorder.noteNotification("changed", of: receiver)
        }
      }.recording
      return recording.messages().map(\.description)
    }
    let sorted = messages(["Detail", "List", "Menu"])
    #expect(
      sorted.suffix(3) == [
        "Node -> Detail: changed", "Node -> List: changed",
        "Node -> Menu: changed",
      ]
    )
    #expect(messages(["Menu", "Detail", "List"]) == sorted)
    #expect(messages(["List", "Menu", "Detail"]) == sorted)
  }

  @Test func aNotificationComesFromTheNearestParticipant() {
    let node = Node(next: nil)
    let caller = Caller()
    let recorder = Recorder()
    recorder.noteNotification("before recording", of: "View")
    let recording = recorder.record {
      recorder.noteNotification("early", of: "View")
      node.visit()
      recorder.noteNotification("changed", of: "View")
      caller.callFromHelper()
      recorder.noteNotification("late", of: "View")
    }.recording
    let participants = recording.calls.map { call in
      call.function.member == "mark()" ? nil : call.function.type
    }
    let messages = recording.messages(between: participants)
    #expect(
      messages.map(\.description) == [
        "outside -> Node: visit()", "Node -> View: changed",
        "outside -> Caller: callFromHelper()", "Caller -> Display: show(_:)",
        "Display -> View: late",
      ]
    )
    #expect(messages.filter(\.isAnswer).map(\.label) == ["changed", "late"])
  }

  @Test func callsKnowModuleKindAndCaller() throws {
    let caller = Caller()
    let recording = Recorder().record { caller.callFromHelper() }.recording
    #expect(Set(recording.calls.map(\.function.module)) == ["TraceFixture"])
    #expect(
      recording.calls.map(\.function.kind) == [.method, .function, .method]
    )
    #expect(recording.calls.map(\.parent) == [nil, 0, 1])
    let sequences = recording.calls.map(\.sequence)
    #expect(sequences == sequences.sorted() && Set(sequences).count == 3)
  }
}
