import Models
import Pictures

/// Fetches the photos and their pictures, and sends the answers.
struct PhotoListEffectHandler: EffectHandler {
  private let photoService: any PhotoService
  private let pictureService: any PictureService

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
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
    case .fetchPicture(of: let id, row: _):
      let answer = await picture(of: id, size: .row)
      send(.pictureResponse(of: id, answer))
    case .detail(.fetchPicture(of: let id)):
      let answer = await picture(of: id, size: .detail)
      send(.detail(.pictureResponse(answer)))
    }
  }

  private func picture(
    of id: Photo.ID,
    size: PictureSize
  ) async -> Result<Picture?, ServiceError> {
    do throws(ServiceError) {
      return .success(try await pictureService.fetchPicture(of: id, size: size))
    } catch {
      return .failure(error)
    }
  }
}
