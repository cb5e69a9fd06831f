import Foundation
import Models
import Services
import Testing

/// Employees asked of a server, as the command line asks for them.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LiveEmployeesTests {
  @Test func theListIsReadFromTheAddress() async throws {
    let stage = try LiveStage()
    let answer = try await askForEmployees(on: stage)
    #expect(
      answer == .success([Employee(id: 2, name: "Ada", salary: 98_540)])
    )
    #expect(stage.employees.requests.count == 1)
  }

  @Test func anEmptyListWithAnErrorIsNoList() async throws {
    let stage = try LiveStage(
      employees: .json(#"{"status": "error", "data": []}"#)
    )
    let answer = try await askForEmployees(on: stage)
    #expect(answer == .failure(.unreadable))
  }

  @Test func withoutAnAddressThereIsNoService() throws {
    let settings = try LiveSettings(environment: [:])
    let error = #expect(throws: LiveSettingsError.self) {
      try LiveEmployeeService(
        settings: settings,
        client: HTTPClient(timeLimit: .seconds(60), network: Network())
      )
    }
    #expect(
      error?.description == "'--live' needs WORKBENCH_EMPLOYEES_URL to be set:"
        + " the address of a list of employees, in JSON"
    )
  }

  private func askForEmployees(
    on stage: LiveStage
  ) async throws -> Result<[Employee], ServiceError> {
    let settings = try LiveSettings(environment: try stage.environment())
    let service = try LiveEmployeeService(
      settings: settings,
      client: HTTPClient(timeLimit: .seconds(60), network: Network())
    )
    return await withCheckedContinuation { continuation in
      service.fetchEmployees { continuation.resume(returning: $0) }
    }
  }
}
