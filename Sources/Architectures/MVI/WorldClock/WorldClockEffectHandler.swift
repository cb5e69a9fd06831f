import Models

/// Fetches the time, and sends the answer.
struct WorldClockEffectHandler: EffectHandler {
  private let service: any WorldClockService

  init(service: any WorldClockService) {
    self.service = service
  }

  func handle(
    _ effect: WorldClockEffect,
    send: @escaping @MainActor (WorldClockEvent) -> Void
  ) {
    switch effect {
    case .fetchTime:
      service.fetchTime { send(.timeResponse($0)) }
    }
  }
}
