import Foundation
import Models
import TestSupport
import Testing

@testable import Services

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HTTPClientTests {
  private let network = Network()

  init() async {
    await MainActorQueue.untilShort()
  }

  @Test(arguments: Fault.all)
  func aFaultEndsInItsError(_ fault: Fault) async throws {
    let server = try LoopbackServer(always: fault.reply)
    let client = HTTPClient(timeLimit: fault.timeLimit, network: network)
    let answer = await client.photos(from: try server.url())
    #expect(answer == .failure(fault.error))
    #expect(client.pendingCount == 0)
  }

  @Test func anAnswerInChunksIsRead() async throws {
    let server = try LoopbackServer(always: .chunked(Fixture.photos))
    let client = HTTPClient(network: network)
    let answer = await client.photos(from: try server.url())
    #expect(try answer.get().map(\.name) == ["Earthrise"])
  }

  @Test func aRedirectOnTheSameHostIsFollowed() async throws {
    let server = try LoopbackServer { request in
      request == "/" ? .redirect(to: "/new") : .json(Fixture.photos)
    }
    let client = HTTPClient(network: network)
    let answer = await client.photos(from: try server.url())
    #expect(try answer.get().count == 1)
    #expect(server.requests == ["/", "/new"])
  }

  @Test func aRedirectToAnotherHostIsNotFollowed() async throws {
    let other = try LoopbackServer(always: .json(Fixture.photos))
    let location = try other.url("/", host: "localhost").absoluteString
    let server = try LoopbackServer(always: .redirect(to: location))
    let client = HTTPClient(network: network)
    let answer = await client.photos(from: try server.url())
    #expect(answer == .failure(.unreadable))
    #expect(other.requests.isEmpty)
  }

  @Test func anAnswerNeverComesInsideTheCall() async throws {
    let server = try LoopbackServer(always: .json(Fixture.photos))
    let client = HTTPClient(network: network)
    var log: [String] = []
    client.get(try server.url()) { _ in log.append("answer") }
    network.condition = .overloaded
    client.get(try server.url()) { _ in log.append("answer") }
    log.append("\(client.pendingCount) pending")
    while client.pendingCount > 0 { await client.nextAnswer() }
    #expect(log == ["2 pending", "answer", "answer"])
  }

  @Test func whereTheNetworkFailsNothingIsSent() async throws {
    let server = try LoopbackServer(always: .json(Fixture.photos))
    let client = HTTPClient(network: network)
    for condition in ServiceError.allCases {
      network.condition = condition
      let answer = await client.photos(from: try server.url())
      #expect(answer == .failure(condition))
    }
    network.condition = nil
    let answer = await client.photos(from: try server.url())
    #expect(try answer.get().count == 1)
    #expect(server.requests.count == 1)
  }

  @Test func aSlowNetworkAnswersAfterRequestsThatWereMadeLater() async throws {
    let server = try LoopbackServer(always: .json(Fixture.photos))
    // The time limit begins when the request is sent.
    let client = HTTPClient(timeLimit: .seconds(2), network: network)
    var log: [String] = []
    network.delay = .seconds(2)
    client.get(try server.url()) { answer in
      log.append((try? answer.get()) == nil ? "failure" : "slow answer")
    }
    network.delay = .zero
    client.get(try server.url()) { _ in log.append("answer") }
    while client.pendingCount > 0 { await client.nextAnswer() }
    #expect(log == ["answer", "slow answer"])
  }

  @Test func aLateAnswerIsDropped() async throws {
    let isLate = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { request in
      if request == "/late" { isLate.wait() }
      return .json(Fixture.photos)
    }
    let client = HTTPClient(timeLimit: .milliseconds(200), network: network)
    var answers: [Result<Data, ServiceError>] = []
    client.get(try server.url("/late")) { answers.append($0) }
    await client.nextAnswer()
    isLate.signal()
    // The late answer has every chance to come before these do.
    for _ in 1...20 { _ = await client.photos(from: try server.url()) }
    #expect(answers == [.failure(.noNetwork)])
  }

  @Test func whoeverWantsToDrawIsToldAfterTheAnswer() async throws {
    let server = try LoopbackServer(always: .json(Fixture.photos))
    let client = HTTPClient(network: network)
    var log: [String] = []
    client.answerDidArrive = { log.append("draw") }
    client.get(try server.url()) { _ in log.append("answer") }
    await client.nextAnswer()
    #expect(log == ["answer", "draw"])
  }

  @Test func anAnswerOfTenMillionBytesIsReadAndOneMoreIsNot() async throws {
    let limit = 10_000_000
    for length in [limit, limit + 1] {
      let body = String(repeating: " ", count: length)
      let server = try LoopbackServer(always: .json(body))
      let client = HTTPClient(network: network)
      let answer = await withCheckedContinuation { continuation in
        client.get((try? server.url()) ?? URL(filePath: "/")) {
          continuation.resume(returning: $0)
        }
      }
      let expected: Result<Int, ServiceError> =
        length > limit ? .failure(.unreadable) : .success(length)
      #expect(answer.map(\.count) == expected)
    }
  }

  @Test func manyRequestsInARowAreAnswered() async throws {
    let count = SlowTests.areRun ? 1000 : 100
    let server = try LoopbackServer(always: .json(Fixture.photos))
    let client = HTTPClient(timeLimit: .seconds(60), network: network)
    for _ in 1...count {
      let answer = await client.photos(from: try server.url())
      #expect((try? answer.get().count) == 1)
    }
    #expect(server.requests.count == count)
  }

  @Test func aHundredRequestsAtOnceAreAnswered() async throws {
    let server = try LoopbackServer(always: .json(Fixture.photos))
    let client = HTTPClient(timeLimit: .seconds(60), network: network)
    var answers: [Result<Data, ServiceError>] = []
    for _ in 1...100 {
      client.get(try server.url()) { answers.append($0) }
    }
    #expect(client.pendingCount == 100)
    while client.pendingCount > 0 { await client.nextAnswer() }
    let expected = Data(Fixture.photos.utf8)
    #expect(answers == Array(repeating: .success(expected), count: 100))
  }
}

extension Fault {
  /// Short where the limit must be met, generous where it must not.
  var timeLimit: Duration {
    reply?.staysOpen == true ? .milliseconds(200) : .seconds(60)
  }
}

extension HTTPClient {
  /// The photos that lie at an address, waited for.
  func photos(from url: URL) async -> Result<[Photo], ServiceError> {
    await withCheckedContinuation { continuation in
      LiveService(photosAt: url, client: self).fetchPopularPhotos {
        continuation.resume(returning: $0)
      }
    }
  }
}
