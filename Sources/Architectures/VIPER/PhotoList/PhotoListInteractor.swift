import Models
import Pictures

/// What the presenter can ask of the photo list's interactor.
///
/// Each index is the position of a photo's row. The same photo can be there
/// twice, each time with a picture of its own to wait for, so its identity does
/// not say which is meant.
@MainActor
protocol PhotoListInteractorInput: AnyObject {
  func loadPhotos()
  func checkWhetherForSale(photoAt index: Int)
  /// A picture that is kept is handed out at once; any other is loaded first.
  func loadPicture(ofPhotoAt index: Int)
  func cancelPicture(ofPhotoAt index: Int)
}

/// What the photo list's interactor tells the presenter.
@MainActor
protocol PhotoListInteractorOutput: AnyObject {
  func loadStarted()
  func photosLoaded(_ photos: [PhotoOutputData])
  func loadFailed(message: String)
  func photoIsForSale(id: Int)
  func photoIsNotForSale()
  /// Not told where a photo has no picture, or where its load fails.
  func pictureLoaded(_ picture: Picture, ofPhotoAt index: Int)
}

/// Has the photos loaded, loads their pictures and keeps these, and finds out
/// whether a photo is for sale.
@MainActor
final class PhotoListInteractor {
  weak var output: (any PhotoListInteractorOutput)?
  private let dataManager: PhotoDataManager
  private let pictureService: any PictureService
  private var loading: Task<Void, Never>?
  /// The pictures that have come since the photos were loaded.
  private var pictures: [Photo.ID: Picture] = [:]
  /// The tasks that ask for a picture, finished ones too, by the photo's index.
  private var pictureTasks: [Int: Task<Void, Never>] = [:]

  init(dataManager: PhotoDataManager, pictureService: any PictureService) {
    self.dataManager = dataManager
    self.pictureService = pictureService
  }

  deinit {
    loading?.cancel()
    for task in pictureTasks.values { task.cancel() }
  }

  /// Has new photos kept, and drops what belongs to the former ones.
  ///
  /// An index means another photo from now on, so no task may go on with it.
  private func loaded(_ photos: [Photo]) {
    for task in pictureTasks.values { task.cancel() }
    pictureTasks = [:]
    pictures = [:]
    dataManager.put(photos)
    output?.photosLoaded(photos.map { PhotoOutputData($0) })
  }
}

extension PhotoListInteractor: PhotoListInteractorInput {
  func loadPhotos() {
    output?.loadStarted()
    loading?.cancel()
    loading = Task { [weak self, dataManager] in
      do throws(ServiceError) {
        let photos = try await dataManager.loadPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.output?.loadFailed(message: error.message)
      }
    }
  }

  func checkWhetherForSale(photoAt index: Int) {
    let photo = dataManager.photos[index]
    if photo.isForSale {
      output?.photoIsForSale(id: photo.id)
    } else {
      output?.photoIsNotForSale()
    }
  }

  func loadPicture(ofPhotoAt index: Int) {
    let id = dataManager.photos[index].id
    if let picture = pictures[id] {
      output?.pictureLoaded(picture, ofPhotoAt: index)
      return
    }
    pictureTasks[index]?.cancel()
    pictureTasks[index] = Task { [weak self, pictureService] in
      // Where there is no picture, or the load fails, the placeholder stays.
      let picture = try? await pictureService.fetchPicture(of: id, size: .row)
      guard let self, let picture, !Task.isCancelled else { return }
      pictures[id] = picture
      output?.pictureLoaded(picture, ofPhotoAt: index)
    }
  }

  func cancelPicture(ofPhotoAt index: Int) {
    pictureTasks.removeValue(forKey: index)?.cancel()
  }
}

extension PhotoOutputData {
  fileprivate init(_ photo: Photo) {
    name = photo.name
    camera = photo.camera
    description = photo.description
    createdAt = photo.createdAt
  }
}
