import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct OutboxTests {
  private let service = HeldTodoService()
  private let file = File()

  private func makeOutbox() -> Outbox<[Todo]> {
    Outbox(
      waiting: file.requests,
      save: { [file] in file.requests = $0 },
      send: { [service] todos async throws(ServiceError) in
        try await service.save(todos)
      }
    )
  }

  @Test func requestsAreSentOneAfterTheOther() throws {
    let outbox = makeOutbox()
    outbox.add([.milk])
    outbox.add([.bread])
    #expect(service.saves.asked == [[.milk]])
    #expect(file.requests == [[.milk], [.bread]])
    try service.saves.answer([.milk], with: .success(()))
    #expect(service.saves.asked == [[.milk], [.bread]])
    #expect(file.requests == [[.bread]])
    try service.saves.answer([.bread], with: .success(()))
    #expect(file.requests == [])
  }

  @Test func whatFailsWaitsUntilItIsSentAgain() throws {
    let outbox = makeOutbox()
    outbox.add([.milk])
    try service.saves.answer([.milk], with: .failure(.noNetwork))
    #expect(service.saves.asked == [[.milk]])
    #expect(outbox.waiting == [[.milk]])
    outbox.sendNext()
    try service.saves.answer([.milk], with: .success(()))
    #expect(outbox.waiting == [])
  }

  @Test func whatWasNotSentIsSentAfterANewStart() throws {
    file.requests = [[.milk]]
    let outbox = makeOutbox()
    #expect(service.saves.asked == [])
    outbox.sendNext()
    try service.saves.answer([.milk], with: .success(()))
    #expect(file.requests == [])
  }
}

private final class File {
  var requests: [[Todo]] = []
}
