import Foundation
import Models
import Services
import Testing

/// Employees and the time, asked of a server.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LiveServiceTests {
  private let client = HTTPClient(
    timeLimit: .seconds(60),
    network: Network()
  )

  @Test func theListIsReadFromTheAddress() async throws {
    let server = try LoopbackServer(always: .json(Fixture.employees))
    let answer = try await employees(on: server)
    #expect(
      answer == .success([Employee(id: 2, name: "Ada", salary: 98_540)])
    )
    #expect(server.requests.count == 1)
  }

  @Test func anEmptyListWithAnErrorIsNoList() async throws {
    let server = try LoopbackServer(
      always: .json(#"{"status": "error", "data": []}"#)
    )
    #expect(try await employees(on: server) == .failure(.unreadable))
  }

  @Test func onlyTheTimeLeavesTheService() async throws {
    let server = try LoopbackServer(always: .json(Fixture.worldClock))
    let time = try await time(on: server).get()
    #expect(time.date.timeIntervalSince1970 == 1_632_632_700)
  }

  @Test(arguments: [
    "{}", #"{"currentDateTime": "05:05"}"#,
    #"{"currentDateTime": "0001-01-01T00:00+00:01"}"#,
  ])
  func anAnswerWithoutATimeCannotBeRead(body: String) async throws {
    let server = try LoopbackServer(always: .json(body))
    #expect(try await time(on: server) == .failure(.unreadable))
  }

  private func employees(
    on server: LoopbackServer
  ) async throws -> Result<[Employee], ServiceError> {
    let url = try server.url()
    return await withCheckedContinuation { continuation in
      LiveService(employeesAt: url, client: client).fetchEmployees {
        continuation.resume(returning: $0)
      }
    }
  }

  private func time(
    on server: LoopbackServer
  ) async throws -> Result<WorldTime, ServiceError> {
    let url = try server.url()
    return await withCheckedContinuation { continuation in
      LiveService(clockAt: url, client: client).fetchTime {
        continuation.resume(returning: $0)
      }
    }
  }
}
