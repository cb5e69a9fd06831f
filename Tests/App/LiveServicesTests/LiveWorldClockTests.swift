import Foundation
import Models
import Services
import Testing

@MainActor
struct LiveWorldClockTests {
  private let client = HTTPClient(
    timeLimit: .seconds(60),
    network: Network()
  )

  @Test func onlyTheModelLeavesTheService() async throws {
    let server = try LoopbackServer(always: .json(Fixture.worldClock))
    let time = try await time(on: server)
    #expect(time.date.timeIntervalSince1970 == 1_632_632_700)
  }

  @Test(arguments: [
    "{}", #"{"currentDateTime": "05:05"}"#,
    #"{"currentDateTime": "0001-01-01T00:00+00:01"}"#,
  ])
  func anAnswerWithoutATimeCannotBeRead(body: String) async throws {
    let server = try LoopbackServer(always: .json(body))
    await #expect(throws: ServiceError.unreadable) {
      try await time(on: server)
    }
  }

  @Test func withoutAnAddressThereIsNoService() throws {
    let settings = try LiveSettings(environment: [:])
    let error = #expect(throws: LiveSettingsError.self) {
      try LiveWorldClockService(settings: settings, client: client)
    }
    #expect(
      error?.description == """
        '--live' needs WORKBENCH_CLOCK_URL to be set: the address of a world \
        clock, in JSON
        """
    )
  }

  private func time(on server: LoopbackServer) async throws -> WorldTime {
    let service = LiveWorldClockService(url: try server.url(), client: client)
    return try await withCheckedThrowingContinuation { continuation in
      service.fetchTime { continuation.resume(with: $0) }
    }
  }
}
