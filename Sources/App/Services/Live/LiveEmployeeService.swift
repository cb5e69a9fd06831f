import Foundation
import Models

/// Fetches employees from an address, in the format of a `--data` file.
public final class LiveEmployeeService: EmployeeService {
  private let url: URL
  private let client: HTTPClient

  public init(url: URL, client: HTTPClient) {
    self.url = url
    self.client = client
  }

  public convenience init(
    settings: LiveSettings,
    client: HTTPClient
  ) throws(LiveSettingsError) {
    self.init(url: try settings.address(of: .employees), client: client)
  }

  public func fetchEmployees(completion: @escaping Completion<[Employee]>) {
    client.get(EmployeesAnswer.self, from: url) { answer in
      completion(answer.map(\.employees))
    }
  }
}

extension LiveVariable {
  /// Where the employees lie; there is no standard.
  public static let employees = LiveVariable(
    "WORKBENCH_EMPLOYEES_URL",
    "the address of a list of employees, in JSON"
  )
}
