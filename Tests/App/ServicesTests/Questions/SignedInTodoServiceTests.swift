import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct SignedInTodoServiceTests {
  private let service = HeldTodoService()
  private let signIns = HeldService<Int, Bool>()
  private let store: TodoStore
  private let otherStore: TodoStore

  init() {
    let signIns = signIns
    let signedIn = SignedInTodoService(service) {
      (try? await signIns.holdNext()) == true
    }
    store = TodoStore(service: signedIn)
    otherStore = TodoStore(service: signedIn)
  }

  @Test func requestsThatAreRefusedAskOnceAndAreRepeated() throws {
    Task { try? await store.load() }
    Task { try? await otherStore.load() }
    try service.loads.answer(1, with: .failure(.permissionDenied))
    try service.loads.answer(2, with: .failure(.permissionDenied))
    #expect(signIns.asked == [1])
    try signIns.answer(1, with: .success(true))
    try service.loads.answer(3, with: .success([.milk]))
    try service.loads.answer(4, with: .success([.milk]))
    #expect(store.list?.items.map(\.todo) == [.milk])
    #expect(otherStore.list?.items.map(\.todo) == [.milk])
    #expect(service.loads.asked == [1, 2, 3, 4])
  }

  @Test func aSaveIsRepeatedToo() throws {
    Task { try? await store.load() }
    try service.loads.answer(1, with: .success([.milk]))
    store.toggleAll()
    let todos: [Todo] = [.milk.completed()]
    try service.saves.answer(todos, with: .failure(.permissionDenied))
    try signIns.answer(1, with: .success(true))
    try service.saves.answer(todos, with: .success(()))
    #expect(store.list?.saveFailure == nil)
    #expect(store.list?.isSaveRequestPending == false)
  }

  @Test(arguments: [ServiceError.permissionDenied, .noNetwork])
  func whereNobodySignsInTheErrorIsPassedOn(error: ServiceError) throws {
    Task { try? await store.load() }
    try service.loads.answer(1, with: .success([.milk]))
    store.toggleAll()
    try service.saves.answer([.milk.completed()], with: .failure(error))
    #expect(signIns.asked == (error == .permissionDenied ? [1] : []))
    if error == .permissionDenied {
      try signIns.answer(1, with: .success(false))
    }
    #expect(store.list?.saveFailure == error)
  }
}
