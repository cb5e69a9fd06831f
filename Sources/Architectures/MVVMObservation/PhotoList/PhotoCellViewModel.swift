import Formatting
import Foundation
import Models
import Observation
import Pictures

/// Says what one row shows, and loads its picture.
///
/// The words are put together when a cell asks: of a long list few rows show.
@MainActor
@Observable
final class PhotoCellViewModel: Equatable {
  /// Nil until it has come, where there is none and where it fails.
  private(set) var picture: Picture?
  private let photo: Photo
  private let service: any PictureService
  // Nobody shows the task, so it is not observed.
  @ObservationIgnored private var loading: Task<Void, Never>?

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photo: Photo, service: any PictureService) {
    self.photo = photo
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// A row equals no other, even of the same photo: each has its own picture.
  nonisolated static func == (
    one: PhotoCellViewModel,
    other: PhotoCellViewModel
  ) -> Bool {
    one === other
  }

  var name: String { photo.name.onOneLine }

  var details: String {
    [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
  }

  var date: String { Self.dateFormatter.string(from: photo.createdAt) }

  var isForSale: Bool { photo.isForSale }

  func makeDetail() -> PhotoDetailViewModel {
    PhotoDetailViewModel(photo: photo, service: service)
  }

  func willDisplay() {
    if picture == nil { loadPicture() }
  }

  func didEndDisplaying() {
    loading?.cancel()
  }

  private func loadPicture() {
    loading?.cancel()
    loading = Task { [weak self, service, photo] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await service.fetchPicture(of: photo.id, size: .row)
      guard let picture, !Task.isCancelled else { return }
      self?.picture = picture
    }
  }
}
