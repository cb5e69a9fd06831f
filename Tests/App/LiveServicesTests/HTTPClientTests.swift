import Foundation
import Jobs
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

  @Test func aRequestIsPendingUntilItsAnswerHasCome() async throws {
    let server = try LoopbackServer(always: .json(Fixture.photos))
    let client = HTTPClient(network: network)
    let answers = Answers<Data>()
    client.get(try server.url(), into: answers)
    #expect(client.pendingCount == 1)
    #expect(answers.all.isEmpty)
    await client.nextAnswer()
    #expect(client.pendingCount == 0)
    #expect(answers.all.count == 1)
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
    // The time limit begins when the request is sent. Beside other tests, an
    // answer may have to wait longer than that for the main actor.
    let timeLimit: Duration = SlowTests.areRun ? .seconds(2) : .seconds(60)
    let client = HTTPClient(timeLimit: timeLimit, network: network)
    let slow = Answers<Data>()
    network.delay = .seconds(2)
    client.get(try server.url(), into: slow)
    let fast = Answers<Data>()
    network.delay = .zero
    client.get(try server.url(), into: fast)
    var slowOnes: [Int] = []
    client.answerDidArrive = { slowOnes.append(slow.all.count) }
    while slowOnes.count < 2 { await client.nextAnswer() }
    #expect(slowOnes == [0, 1])
    #expect(fast.all.count == 1)
    #expect(slow.all == [.success(Data(Fixture.photos.utf8))])
  }

  @Test func aLateAnswerIsDropped() async throws {
    let isLate = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { request in
      if request == "/late" { isLate.wait() }
      return .json(Fixture.photos)
    }
    let client = HTTPClient(timeLimit: .milliseconds(200), network: network)
    let answers = Answers<Data>()
    client.get(try server.url("/late"), into: answers)
    await client.nextAnswer()
    isLate.signal()
    // The late answer has every chance to come before these do.
    for _ in 1...20 { _ = await client.photos(from: try server.url()) }
    #expect(answers.all == [.failure(.noNetwork)])
  }

  @Test func whoeverWantsToDrawIsToldAfterTheAnswer() async throws {
    let server = try LoopbackServer(always: .json(Fixture.photos))
    let client = HTTPClient(network: network)
    let answers = Answers<Data>()
    var drawn: [Int] = []
    client.answerDidArrive = { drawn.append(answers.all.count) }
    client.get(try server.url(), into: answers)
    await client.nextAnswer()
    #expect(drawn == [1])
  }

  @Test func anAnswerOfTenMillionBytesIsReadAndOneMoreIsNot() async throws {
    let limit = 10_000_000
    for length in [limit, limit + 1] {
      let body = String(repeating: " ", count: length)
      let server = try LoopbackServer(always: .json(body))
      let client = HTTPClient(network: network)
      let answers = Answers<Data>()
      client.get(try server.url(), into: answers)
      await client.nextAnswer()
      let expected: Result<Int, ServiceError> =
        length > limit ? .failure(.unreadable) : .success(length)
      #expect(answers.all.map { $0.map(\.count) } == [expected])
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
    let answers = Answers<Data>()
    for _ in 1...100 {
      client.get(try server.url(), into: answers)
    }
    #expect(client.pendingCount == 100)
    while client.pendingCount > 0 { await client.nextAnswer() }
    let expected = Data(Fixture.photos.utf8)
    #expect(answers.all == Array(repeating: .success(expected), count: 100))
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
    let service = LiveService(photosAt: url, client: self)
    do throws(ServiceError) {
      return .success(try await service.fetchPopularPhotos())
    } catch {
      return .failure(error)
    }
  }

  /// Asks for what lies at an address, and has the answer kept before anybody
  /// hears that it came.
  fileprivate func get(_ url: URL, into answers: Answers<Data>) {
    deliver = { JobQueue.run($0) }
    answers.ask(get, with: url)
  }
}
