import CallProbe
import Jobs

/// Records the calls that happen while it runs a piece of code.
///
/// In a debug build on Linux the compiler has put a call of `CallProbe` at the
/// beginning of every function of the traced targets (see `traced` in
/// Package.swift, and
/// https://clang.llvm.org/docs/SanitizerCoverage.html). Elsewhere a recording
/// stays empty; `Recorder.unavailability` says why.
///
/// Only the thread that calls `record` is recorded, and only until the body
/// returns. What a task does belongs to the recording if `JobQueue` runs it
/// before that.
@MainActor
package final class Recorder {
  private let capacity: Int
  /// The recording that began last: the first one is 0.
  package private(set) var number = -1
  private var notes: [Recording.Note] = []
  private var notifications: [Recording.Notification] = []
  private var requests: [Recording.Request] = []
  private var answers: [Recording.Answer] = []
  private var cancellations: [Int] = []
  private var jobs: [RecordedJob] = []
  private var probe: UnsafeMutablePointer<CallProbeRecording>?

  /// A recorder with room for so many functions entered.
  ///
  /// An event takes 32 bytes of memory, once it happens. Events beyond the
  /// capacity are counted in `Recording.droppedEvents`, and a note says so.
  package nonisolated init(capacity: Int = 1 << 22) {
    self.capacity = capacity
  }

  /// Runs the body, and returns its result and the calls it made.
  ///
  /// Inside a recording another one cannot begin on the same thread: that is a
  /// programmer's error and stops the program.
  package func record<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, recording: Recording) {
    precondition(!callProbeIsRecording(), "A recording is already running")
    number += 1
    notes = []
    notifications = []
    requests = []
    answers = []
    cancellations = []
    jobs = []
    let events = UnsafeMutablePointer<CallProbeEvent>.allocate(
      capacity: capacity
    )
    defer { events.deallocate() }
    let probe = UnsafeMutablePointer<CallProbeRecording>.allocate(capacity: 1)
    defer { probe.deallocate() }
    probe.initialize(
      to: CallProbeRecording(
        events: events,
        capacity: Int64(capacity),
        count: 0,
        dropped: 0,
        stackTop: 0
      )
    )
    self.probe = probe
    defer { self.probe = nil }
    let result: Result
    do {
      callProbeStart(probe)
      defer { callProbeStop() }
      result = try JobQueue.observing(jobObserver, body)
    }
    return (result, recording(of: probe.pointee))
  }

  private func recording(of probe: CallProbeRecording) -> Recording {
    let dropped = Int(probe.dropped)
    if dropped > 0 {
      let text = "the recording is full: \(dropped) more calls are missing"
      notes.append(Recording.Note(sequence: .max, text: text, type: nil))
    }
    let events = UnsafeBufferPointer(
      start: probe.events,
      count: Int(probe.count)
    )
    let table = try? SymbolTable.ofThisProgram.get()
    return Recording(
      calls: table.map {
        CallTree(events: events, jobs: jobs, in: $0).calls
      } ?? [],
      notes: notes,
      notifications: notifications,
      requests: requests,
      answers: answers,
      cancellations: cancellations,
      droppedEvents: dropped
    )
  }

  /// Notes where in the events jobs are formed and run.
  private var jobObserver: JobQueue.Observer {
    JobQueue.Observer(
      didTake: { [self] in eventCount },
      willRun: { [self] in
        jobs.append(RecordedJob(formed: $0, begin: eventCount))
      },
      didRun: { [self] in jobs[jobs.count - 1].end = eventCount }
    )
  }

  private var eventCount: Int { probe.map { Int($0.pointee.count) } ?? 0 }

  /// Puts a note between the calls that have happened and those to come.
  ///
  /// Without a running recording it does nothing, so an observer need not know
  /// whether one is.
  package func note(
    _ text: String,
    about type: String? = nil,
    inRow isAboutRow: Bool = false
  ) {
    guard let probe else { return }
    notes.append(
      Recording.Note(
        sequence: Int(probe.pointee.count),
        text: text,
        type: type,
        isAboutRow: isAboutRow
      )
    )
  }

  /// Notes what a service is asked for, in the call that was entered last.
  package func noteRequest(about subject: String) {
    guard probe != nil else { return }
    requests.append(Recording.Request(sequence: eventCount, subject: subject))
  }

  /// Notes that the answer to a request comes now.
  ///
  /// - Parameters:
  ///   - subject: What was asked for, where that is known.
  ///   - number: The recording in which its task was cancelled, if any.
  package func noteAnswer(
    about subject: String?,
    hasFailed: Bool,
    cancelledIn number: Int?
  ) {
    guard probe != nil else { return }
    answers.append(
      Recording.Answer(
        sequence: eventCount,
        subject: subject,
        hasFailed: hasFailed,
        cancelledIn: number
      )
    )
  }

  /// Notes that a task is cancelled that waits for the answer to a request.
  package func noteCancellation() {
    if probe != nil { cancellations.append(eventCount) }
  }

  /// Notes that an object is told something, of which the calls show only that
  /// it goes out.
  ///
  /// It comes from whoever runs the traced function that was entered last.
  /// Without a running recording it does nothing.
  package func noteNotification(_ name: String, of type: String) {
    guard let probe else { return }
    notifications.append(
      Recording.Notification(
        sequence: Int(probe.pointee.count),
        name: name,
        receiver: type
      )
    )
  }
}

extension Recorder {
  /// Whether this build records calls.
  package nonisolated static var isAvailable: Bool { unavailability == nil }

  /// One line that says why this build records no calls, or nil if it does.
  package nonisolated static var unavailability: String? {
    #if os(Linux) || RECORDS_ON_MAC
      guard callProbeTracedFunctionCount() > 0 else {
        return "This build records no calls: only a debug build does "
          + "(swift build, without -c release)."
      }
      guard (try? SymbolTable.ofThisProgram.get()) != nil else {
        return "This build records no calls: the program's symbols cannot be "
          + "read, or it was stripped of them; build it again with swift build."
      }
      return nil
    #else
      return unavailabilityElsewhere
    #endif
  }

  /// What a build says that is not for Linux.
  nonisolated static let unavailabilityElsewhere =
    "This build records no calls: only a debug build on Linux does; "
    + "\"Traces on a Mac\" in README.md says how to run one in a container."
}
