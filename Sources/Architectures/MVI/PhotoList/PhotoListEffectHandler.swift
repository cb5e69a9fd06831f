import Models

/// Fetches the photos, and sends the answer.
struct PhotoListEffectHandler: EffectHandler {
  private let service: any PhotoService

  init(service: any PhotoService) {
    self.service = service
  }

  func handle(
    _ effect: PhotoListEffect,
    send: @MainActor (PhotoListEvent) -> Void
  ) async {
    switch effect {
    case .fetchPopularPhotos:
      do throws(ServiceError) {
        let photos = try await service.fetchPopularPhotos()
        send(.photosResponse(.success(photos)))
      } catch {
        send(.photosResponse(.failure(error)))
      }
    }
  }
}
