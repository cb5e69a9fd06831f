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
