import Foundation
import Synchronization

/// Threads that take work from one list, as many as there are processors.
///
/// Each mostly waits for a process, so they are threads of their own and not
/// tasks, whose threads must not wait.
struct Workers {
  var count = ProcessInfo.processInfo.activeProcessorCount

  /// Does some work for each item, and goes on where it was called with what
  /// comes of it, as soon as it comes.
  ///
  /// - Throws: The first error of a worker, once all of them have stopped.
  func forEach<Item: Sendable, Value: Sendable>(
    _ items: [Item],
    _ work: @escaping @Sendable (Item) throws -> Value,
    then use: (Value) throws -> Void
  ) throws {
    let list = WorkList<Item, Value>(items)
    for _ in 0..<count {
      Thread.detachNewThread {
        while let item = list.next() {
          let result = Result { try work(item) }
          if case .failure = result { list.stop() }
          list.add(result)
        }
        list.add(nil)
      }
    }
    var failure: (any Error)?
    var working = count
    while working > 0 {
      guard let result = list.takeResult() else {
        working -= 1
        continue
      }
      do {
        let value = try result.get()
        if failure == nil { try use(value) }
      } catch {
        list.stop()
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}

/// What is to be done and what came of it.
private final class WorkList<Item: Sendable, Value: Sendable>: Sendable {
  private struct State {
    var items: ArraySlice<Item>
    /// Results, and nil from each worker at its end.
    var results: ArraySlice<Result<Value, any Error>?> = []
  }

  private let state: Mutex<State>
  private let added = DispatchSemaphore(value: 0)

  init(_ items: [Item]) { state = Mutex(State(items: items[...])) }

  func next() -> Item? { state.withLock { $0.items.popFirst() } }

  func stop() { state.withLock { $0.items = [] } }

  func add(_ result: Result<Value, any Error>?) {
    state.withLock { $0.results.append(result) }
    added.signal()
  }

  /// Waits for a result; nil when a worker has come to its end.
  func takeResult() -> Result<Value, any Error>? {
    added.wait()
    return state.withLock { $0.results.popFirst() } ?? nil
  }
}
