import Models
import Services

/// Services that are asked one after another, the last one again and again.
@MainActor
final class ServicesInTurn<Service> {
  private var services: [Service]

  /// - Parameters:
  ///   - answers: What the first service answers with, the second, and so on.
  ///   - delays: How long each takes; where one is missing, the usual time.
  init<Answer>(
    _ answers: [Answer],
    delays: [Duration],
    service: (Answer, Duration) -> Service
  ) {
    services = answers.enumerated().map { index, answer in
      service(answer, index < delays.count ? delays[index] : .usualAnswer)
    }
  }

  private func next() -> Service {
    services.count > 1 ? services.removeFirst() : services[0]
  }
}

extension ServicesInTurn: PhotoService where Service == SamplePhotoService {
  func fetchPopularPhotos() async throws(ServiceError) -> [Photo] {
    try await next().fetchPopularPhotos()
  }
}

extension ServicesInTurn: EmployeeService
where Service == SampleEmployeeService {
  func fetchEmployees() async throws(ServiceError) -> [Employee] {
    try await next().fetchEmployees()
  }
}

extension ServicesInTurn: WorldClockService
where Service == SampleWorldClockService {
  func fetchTime() async throws(ServiceError) -> WorldTime {
    try await next().fetchTime()
  }
}
