import Models
import Pictures

/// Has a service load the pictures of the rows, keeps them, and tells its
/// delegate of each.
@MainActor
final class PictureStore {
  weak var delegate: (any PictureStoreDelegate)?
  private let service: any PictureService
  private var pictures: [Photo.ID: Picture] = [:]
  /// By token; one that has ended stays until it is cancelled.
  private var loads: [ObjectIdentifier: Task<Void, Never>] = [:]

  init(service: any PictureService) {
    self.service = service
  }

  deinit {
    for load in loads.values { load.cancel() }
  }

  /// The picture of a photo; nil until it has come.
  func picture(of id: Photo.ID) -> Picture? {
    pictures[id]
  }

  /// Asks the service for the picture of a photo, unless it has come already.
  ///
  /// - Parameter token: What cancels this load, and no other of the same photo.
  func loadPicture(of id: Photo.ID, token: ObjectIdentifier) {
    guard pictures[id] == nil else { return }
    loads[token]?.cancel()
    loads[token] = Task { [weak self, service] in
      // Where there is no picture, or it fails, nobody is told.
      let picture = try? await service.fetchPicture(of: id, size: .row)
      guard let picture, !Task.isCancelled else { return }
      self?.loaded(picture, of: id)
    }
  }

  private func loaded(_ picture: Picture, of id: Photo.ID) {
    pictures[id] = picture
    delegate?.pictureStore(self, didLoadPictureOf: id)
  }

  func cancelLoad(_ token: ObjectIdentifier) {
    loads.removeValue(forKey: token)?.cancel()
  }

  /// Cancels all loads, and forgets all pictures.
  func removeAll() {
    for load in loads.values { load.cancel() }
    loads = [:]
    pictures = [:]
  }
}

/// Is told of the pictures that come.
@MainActor
protocol PictureStoreDelegate: AnyObject {
  func pictureStore(_ store: PictureStore, didLoadPictureOf id: Photo.ID)
}
