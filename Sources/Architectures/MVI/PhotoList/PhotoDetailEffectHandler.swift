import Models
import Pictures

/// Fetches the larger picture of a photo, and sends the answer.
struct PhotoDetailEffectHandler: EffectHandler {
  private let pictureService: any PictureService

  init(pictureService: any PictureService) {
    self.pictureService = pictureService
  }

  func handle(
    _ effect: PhotoDetailEffect,
    send: @MainActor (PhotoDetailEvent) -> Void
  ) async {
    switch effect {
    case .fetchPicture(of: let id):
      do throws(ServiceError) {
        let picture = try await pictureService.fetchPicture(
          of: id,
          size: .detail
        )
        send(.pictureResponse(.success(picture)))
      } catch {
        send(.pictureResponse(.failure(error)))
      }
    }
  }
}
