import Models

/// Fetches the photos, and sends the answer with the number of its load.
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
    case .fetchPopularPhotos(let load):
      service.fetchPopularPhotos { answer in
        send(.photosResponse(answer, load: load))
      }
    }
  }
}
