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

  /// The service to ask now; nil only if there is none.
  private func next() -> Service? {
    services.count > 1 ? services.removeFirst() : services.first
  }
}

extension ServicesInTurn: PhotoService where Service == SamplePhotoService {
  func fetchPopularPhotos(completion: @escaping Completion<[Photo]>) {
    next()?.fetchPopularPhotos(completion: completion)
  }
}

extension ServicesInTurn: EmployeeService
where Service == SampleEmployeeService {
  func fetchEmployees(completion: @escaping Completion<[Employee]>) {
    next()?.fetchEmployees(completion: completion)
  }
}

extension ServicesInTurn: WorldClockService
where Service == SampleWorldClockService {
  func fetchTime(completion: @escaping Completion<WorldTime>) {
    next()?.fetchTime(completion: completion)
  }
}
