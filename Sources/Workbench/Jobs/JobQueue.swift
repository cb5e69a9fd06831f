import Dispatch
import Foundation
import JobHooks

/// Runs what tasks have to do before the code that formed them goes on.
///
/// Swift runs a `Task` of the main actor some time later. A script that looks
/// at the screen after each action cannot wait for that, and would not see the
/// same each time. So here the jobs of tasks are taken, and run as soon as the
/// action has ended. (A job is what a task does from one `await` to the next.)
/// What is run needs to know nothing of it: it says `Task`, as an app does.
///
/// Swift has no public way to do that. Two hooks of its runtime say where a job
/// goes; see JobHooks.c. They act only on this thread, and only while `run`
/// runs. So all else in the process, such as another test, goes on as ever.
///
/// The limits: a runtime from before Swift 6.1 lacks a hook, and
/// `unavailability` says so. A task that sleeps, or waits for another thread,
/// goes on after `run`, when Swift lets it.
public final class JobQueue: SerialExecutor {
  /// Sees what is taken and run.
  public struct Observer: Sendable {
    /// A job was formed; what this gives comes back when it runs.
    let didTake: @MainActor () -> Int
    let willRun: @MainActor (_ mark: Int) -> Void
    let didRun: @MainActor () -> Void

    public init(
      didTake: @escaping @MainActor () -> Int,
      willRun: @escaping @MainActor (_ mark: Int) -> Void,
      didRun: @escaping @MainActor () -> Void
    ) {
      self.didTake = didTake
      self.willRun = willRun
      self.didRun = didRun
    }
  }

  private struct Entry {
    let job: UnownedJob
    let mark: Int
  }

  private static let queue = JobQueue()

  // Only the thread that takes jobs touches these: whether it does is a
  // variable of each thread, and only the main actor calls `run`.
  nonisolated(unsafe) private var entries: [Entry] = []
  nonisolated(unsafe) private var next = 0
  nonisolated(unsafe) private var isDraining = false
  nonisolated(unsafe) private var observer: Observer?

  private init() {}

  private static let hasHooks: Bool = jobHooksInstall(
    unsafeBitCast(
      queue.asUnownedSerialExecutor(),
      to: JobExecutor.self
    ),
    { queue.take(unsafeBitCast($0, to: UnownedJob.self)) }
  )

  /// One line that says why tasks cannot be run here; nil where they can.
  public static var unavailability: String? {
    hasHooks
      ? nil
      : "This Swift runtime does not let a program run its own tasks; that of "
        + "Swift 6.1 does, which macOS has since 15.4."
  }

  /// Runs the body, and then the jobs that it and they have formed, in their
  /// order, until there is none.
  ///
  /// It can be called in the body, and then runs what was formed so far; in a
  /// job it leaves them to the call that runs the job.
  @discardableResult
  @MainActor
  public static func run<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard hasHooks else { return try body() }
    let wasTaking = jobHooksTake(true)
    defer { _ = jobHooksTake(wasTaking) }
    defer { queue.drain() }
    return try body()
  }

  /// Runs the jobs that were formed so far, also in a job.
  ///
  /// A test that is itself a job looks at what its tasks have done.
  @MainActor
  public static func settle() {
    if queue.isDraining { queue.runEntries() } else { run {} }
  }

  /// Runs the body with an observer.
  @MainActor
  public static func observing<Result, Failure>(
    _ observer: Observer,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = queue.observer
    queue.observer = observer
    defer { queue.observer = before }
    return try body()
  }

  // MARK: - Jobs

  /// So many jobs run at the end of one `run`; more mean that they never end.
  public static let mostJobs = 100_000

  @MainActor
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    runEntries()
    let rest = entries[next...]
    entries.removeAll(keepingCapacity: true)
    next = 0
    if !rest.isEmpty { leave(rest.map(\.job)) }
  }

  @MainActor
  private func runEntries() {
    while next < entries.count, next < Self.mostJobs {
      let entry = entries[next]
      next += 1
      observer?.willRun(entry.mark)
      entry.job.runSynchronously(on: asUnownedSerialExecutor())
      observer?.didRun()
    }
  }

  /// Lets Swift run the jobs later, as it would have done.
  @MainActor
  private func leave(_ jobs: [UnownedJob]) {
    Self.didGiveUp(
      "After \(Self.mostJobs) parts of tasks there were more to run at once. "
        + "A task seems never to end, so the rest is run later."
    )
    let wasTaking = jobHooksTake(false)
    for job in jobs { MainActor.shared.enqueue(job) }
    _ = jobHooksTake(wasTaking)
  }

  /// Is told where jobs never end.
  @MainActor public static var didGiveUp: (_ words: String) -> Void = { words in
    try? FileHandle.standardError.write(contentsOf: Data("\(words)\n".utf8))
  }

  private func take(_ job: UnownedJob) {
    let mark = MainActor.assumeIsolated { observer?.didTake() ?? 0 }
    entries.append(Entry(job: job, mark: mark))
  }

  // MARK: - SerialExecutor

  /// A task that began here comes back here for its later parts, from any
  /// thread and at any time.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if jobHooksAreTaking() {
      take(job)
    } else {
      MainActor.shared.enqueue(job)
    }
  }

  public func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(.main))
  }
}
