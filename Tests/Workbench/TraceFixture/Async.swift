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
  private var goOn: CheckedContinuation<Void, Never>?

  public nonisolated init() {}

  public func send() {
    Task { store.take() }
    store.note()
  }

  public func sendAndWait() {
    Task {
      await withCheckedContinuation { goOn = $0 }
      store.take()
    }
  }

  public func proceed() { goOn?.resume() }
}

extension Store {
  func take() {}
  func note() {}
}
