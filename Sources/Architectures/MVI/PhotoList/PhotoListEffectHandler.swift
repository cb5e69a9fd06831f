import Models

/// Fetches the photos, and sends the answer.
struct PhotoListEffectHandler: EffectHandler {
  private let service: any PhotoService

  init(service: any PhotoService) {
    self.service = service
  }

  func handle(
    _ effect: PhotoListEffect,
    send: @escaping @MainActor (PhotoListEvent) -> Void
  ) {
    switch effect {
    case .fetchPopularPhotos:
      service.fetchPopularPhotos { send(.photosResponse($0)) }
    }
  }
}
