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
    let employees = try await employees(on: server)
    #expect(employees == [Employee(id: 2, name: "Ada", salary: 98_540)])
    #expect(server.requests.count == 1)
  }

  @Test func anEmptyListWithAnErrorIsNoList() async throws {
    let server = try LoopbackServer(
      always: .json(#"{"status": "error", "data": []}"#)
    )
    await #expect(throws: ServiceError.unreadable) {
      try await employees(on: server)
    }
  }

  @Test func onlyTheTimeLeavesTheService() async throws {
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

  private func employees(on server: LoopbackServer) async throws -> [Employee] {
    try await LiveService(employeesAt: try server.url(), client: client)
      .fetchEmployees()
  }

  private func time(on server: LoopbackServer) async throws -> WorldTime {
    try await LiveService(clockAt: try server.url(), client: client)
      .fetchTime()
  }
}
