import Models
import Pictures

/// Fetches the photos and the pictures of their rows, and sends the answers.
///
/// The detail has an effect handler of its own.
struct PhotoListEffectHandler: EffectHandler {
  private let photoService: any PhotoService
  private let pictureService: any PictureService
  private let detailHandler: PhotoDetailEffectHandler

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
    detailHandler = PhotoDetailEffectHandler(pictureService: pictureService)
  }

  func handle(
    _ effect: PhotoListEffect,
    send: @MainActor (PhotoListEvent) -> Void
  ) async {
    switch effect {
    case .fetchPopularPhotos:
      do throws(ServiceError) {
        let photos = try await photoService.fetchPopularPhotos()
        send(.photosResponse(.success(photos)))
      } catch {
        send(.photosResponse(.failure(error)))
      }
    case .fetchPicture(of: let id):
      do throws(ServiceError) {
        let picture = try await pictureService.fetchPicture(of: id, size: .row)
        send(.pictureResponse(of: id, .success(picture)))
      } catch {
        send(.pictureResponse(of: id, .failure(error)))
      }
    case .detail(let effect):
      await detailHandler.handle(effect) { event in send(.detail(event)) }
    }
  }
}
