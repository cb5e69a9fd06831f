import Foundation
import Synchronization

/// Does work that mostly waits for processes, as much at once as there are
/// processors.
struct Workers {
  var count = ProcessInfo.processInfo.activeProcessorCount

  /// Does some work for each item, and goes on where it was called with what
  /// comes of it, as soon as it comes.
  ///
  /// - Throws: The first error, once all work has stopped.
  func forEach<Item: Sendable, Value: Sendable>(
    _ items: [Item],
    _ work: @escaping @Sendable (Item) throws -> Value,
    then use: (Value) throws -> Void
  ) throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = count
    let results = Results<Value>()
    // Items are still added while the first ones are worked on, so that to
    // cancel the queue is not enough.
    let hasEnded = Atomic(false)
    for item in items {
      queue.addOperation {
        guard !hasEnded.load(ordering: .relaxed) else { return }
        let result = Result { try work(item) }
        if case .failure = result { hasEnded.store(true, ordering: .relaxed) }
        results.add(result)
      }
    }
    do {
      for _ in items { try use(try results.takeFirst().get()) }
    } catch {
      // It may be that of `use`.
      hasEnded.store(true, ordering: .relaxed)
      queue.waitUntilAllOperationsAreFinished()
      throw error
    }
  }
}

/// What has come and was not used yet.
private final class Results<Value: Sendable>: Sendable {
  private let waiting = Mutex<[Result<Value, any Error>]>([])
  private let added = DispatchSemaphore(value: 0)

  func add(_ result: Result<Value, any Error>) {
    waiting.withLock { $0.append(result) }
    added.signal()
  }

  /// Waits for a result.
  func takeFirst() -> Result<Value, any Error> {
    added.wait()
    return waiting.withLock { $0.removeFirst() }
  }
}
