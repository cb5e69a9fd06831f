import Models

/// Fetches the time, and sends the answer with the number of its load.
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
    case .fetchTime(let load):
      service.fetchTime { answer in
        send(.timeResponse(answer, load: load))
      }
    }
  }
}
