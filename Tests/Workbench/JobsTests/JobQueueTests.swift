import Jobs
import Testing

@Suite(
  "Tasks that are run at once",
  .enabled(if: JobQueue.unavailability == nil)
)
@MainActor
struct JobQueueTests {
  private let log = Log()

  @Test("are run after the body, in their order")
  func order() {
    let result = JobQueue.run {
      Task { log.add("first") }
      Task { log.add("second") }
      log.add("body")
      return log.words.count
    }
    #expect(result == 1)
    #expect(log.words == ["body", "first", "second"])
  }

  @Test("are run to their end, with those that they form")
  func whole() {
    JobQueue.run {
      Task {
        log.add(await Counter().next())
        Task { log.add("inner") }
        await Task.yield()
        async let word = elsewhere()
        log.add(await word)
        MainActor.assertIsolated()
      }
    }
    #expect(log.words == ["counted", "inner", "elsewhere"])
  }

  @Test("go on where a continuation is resumed")
  func continuation() {
    var resume: CheckedContinuation<Void, Never>?
    JobQueue.run {
      Task {
        await withCheckedContinuation { resume = $0 }
        log.add("resumed")
      }
    }
    #expect(log.words == [])
    JobQueue.run { resume?.resume() }
    #expect(log.words == ["resumed"])
  }

  @Test("are run by a call in the body, and not by a call in a job")
  func nesting() {
    JobQueue.run {
      Task { log.add("before") }
      JobQueue.run { log.add("inner body") }
      log.add("body")
      Task {
        JobQueue.run { Task { log.add("last") } }
        log.add("job")
      }
    }
    #expect(log.words == ["inner body", "before", "body", "job", "last"])
  }

  @Test("are run where the body throws")
  func failure() {
    #expect(throws: Failure.self) {
      try JobQueue.run { () throws(Failure) in
        Task { log.add("task") }
        throw Failure()
      }
    }
    #expect(log.words == ["task"])
  }

  @Test("leave all other tasks to Swift")
  func others() async {
    let task = Task { log.add("other") }
    JobQueue.run {}
    #expect(log.words == [])
    await task.value
    #expect(log.words == ["other"])
  }

  @Test("are left to Swift where they do not end, and this says so")
  func endless() async {
    var words: [String] = []
    let before = JobQueue.didGiveUp
    JobQueue.didGiveUp = { words.append($0) }
    defer { JobQueue.didGiveUp = before }
    let task = JobQueue.run {
      Task { while !Task.isCancelled { await Task.yield() } }
    }
    #expect(words.count == 1)
    #expect(words.first?.contains("never to end") == true)
    task.cancel()
    await task.value
  }

  @Test("are seen by an observer, with what it said when they were formed")
  func observer() {
    let log = log
    let observer = JobQueue.Observer(
      didTake: { log.words.count },
      willRun: { log.add("begin \($0)") },
      didRun: { log.add("end") }
    )
    JobQueue.observing(observer) {
      JobQueue.run {
        log.add("body")
        Task { log.add("task") }
      }
    }
    #expect(log.words == ["body", "begin 1", "task", "end"])
  }
}

private struct Failure: Error {}

@MainActor
private final class Log {
  private(set) var words: [String] = []

  func add(_ word: String) { words.append(word) }
}

private actor Counter {
  func next() -> String { "counted" }
}

private nonisolated func elsewhere() async -> String { "elsewhere" }
