import Models

/// Keeps the photos that were saved last, and then those of the server.
///
/// `Lessons/questions.md` shows it.
@MainActor
final class SavedPhotos {
  private(set) var photos: [Photo] = []
  /// Whether these are the saved photos, and the server has yet to answer.
  private(set) var areOld = true
  /// Why the last load failed.
  private(set) var failure: ServiceError?
  /// Called after each change.
  var didChange: (() -> Void)?
  private let service: any PhotoService
  private let storage: any PhotoStorage
  private var loading: Task<Void, Never>?

  init(service: any PhotoService, storage: any PhotoStorage) {
    self.service = service
    self.storage = storage
  }

  deinit {
    loading?.cancel()
  }

  func load() {
    loading?.cancel()
    loading = Task { [weak self, service, storage] in
      let saved = await storage.read()
      guard !Task.isCancelled else { return }
      if let saved { self?.show(saved, areOld: true) }
      do throws(ServiceError) {
        let fresh = try await service.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.show(fresh, areOld: false)
        await storage.write(fresh)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
  }

  private func show(_ photos: [Photo], areOld: Bool) {
    self.photos = photos
    self.areOld = areOld
    failure = nil
    didChange?()
  }

  /// The photos stay, and are as old as they were.
  private func loadFailed(_ error: ServiceError) {
    failure = error
    didChange?()
  }
}

/// A place for photos that outlives the app's run.
@MainActor
protocol PhotoStorage: AnyObject {
  /// Nil where none were saved.
  func read() async -> [Photo]?
  func write(_ photos: [Photo]) async
}
