import Models

/// Loads the photos, and keeps them for the interactors of both screens.
@MainActor
final class PhotoDataManager {
  private(set) var photos: [Photo] = []
  private let service: any PhotoService

  init(service: any PhotoService) {
    self.service = service
  }

  func loadPhotos() async throws(ServiceError) -> [Photo] {
    try await service.fetchPopularPhotos()
  }

  /// Keeps new photos instead of the former ones.
  func put(_ newPhotos: [Photo]) {
    photos = newPhotos
  }
}
