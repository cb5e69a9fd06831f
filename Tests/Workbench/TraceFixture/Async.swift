// Async functions, which leave the stack while they wait.

@MainActor
public final class Loader {
  private let store = Store()

  public nonisolated init() {}

  public func load() async -> Int {
    prepare()
    let first = await store.fetch(1)
    let second = await store.fetch(2)
    finish()
    return first + second
  }

  private func prepare() {}
  private func finish() {}
}

@MainActor
final class Store {
  nonisolated init() {}

  func fetch(_ number: Int) async -> Int {
    await compute(number) + done()
  }

  func compute(_ number: Int) async -> Int { number }
  func done() -> Int { 0 }
}

/// Has a task done by others, as it was asked to by others.
@MainActor
public final class Errand {
  private let store = Store()
  private let door = Door()

  public nonisolated init() {}

  public func send() {
    Task { store.take() }
    store.note()
  }

  public func sendAndWait() {
    Task {
      do throws(Stuck) { try await door.open() } catch {}
      store.take()
    }
  }

  public func sendAfterClosing() {
    Task {
      await door.close()
      store.take()
    }
  }

  public func proceed() { door.unlock() }
}

extension Store {
  func take() {}
  func note() {}
}

@MainActor
final class Door {
  private var goOn: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  /// Waits until it is unlocked.
  func open() async throws(Stuck) {
    await withCheckedContinuation { goOn = $0 }
    note()
  }

  /// Waits until it is unlocked, and has nothing to answer.
  func close() async { await withCheckedContinuation { goOn = $0 } }

  func unlock() { goOn?.resume() }

  func note() {}
}

struct Stuck: Error {}
