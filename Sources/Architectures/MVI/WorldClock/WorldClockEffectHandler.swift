import Models

/// Fetches the time, and sends the answer.
struct WorldClockEffectHandler: EffectHandler {
  private let service: any WorldClockService

  init(service: any WorldClockService) {
    self.service = service
  }

  func handle(
    _ effect: WorldClockEffect,
    send: @MainActor (WorldClockEvent) -> Void
  ) async {
    switch effect {
    case .fetchTime:
      do throws(ServiceError) {
        let time = try await service.fetchTime()
        send(.timeResponse(.success(time)))
      } catch {
        send(.timeResponse(.failure(error)))
      }
    }
  }
}
