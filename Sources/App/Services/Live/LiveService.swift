import Foundation
import Models

/// Fetches what lies at an address, in the format of a `--data` file.
public final class LiveService<Answer> {
  private let url: URL
  private let client: HTTPClient
  private let read: (JSON) throws(FormatError) -> Answer

  private init(
    url: URL,
    client: HTTPClient,
    read: @escaping (JSON) throws(FormatError) -> Answer
  ) {
    self.url = url
    self.client = client
    self.read = read
  }
}

extension LiveService: EmployeeService where Answer == [Employee] {
  public convenience init(employeesAt url: URL, client: HTTPClient) {
    self.init(url: url, client: client, read: Employee.list)
  }

  public func fetchEmployees() async throws(ServiceError) -> [Employee] {
    try await client.get(url, as: read)
  }
}

extension LiveService: PhotoService where Answer == [Photo] {
  public convenience init(photosAt url: URL, client: HTTPClient) {
    self.init(url: url, client: client, read: Photo.list)
  }

  public func fetchPopularPhotos() async throws(ServiceError) -> [Photo] {
    try await client.get(url, as: read)
  }
}

extension LiveService: WorldClockService where Answer == WorldTime {
  public convenience init(clockAt url: URL, client: HTTPClient) {
    self.init(url: url, client: client, read: WorldTime.read)
  }

  public func fetchTime() async throws(ServiceError) -> WorldTime {
    try await client.get(url, as: read)
  }
}
