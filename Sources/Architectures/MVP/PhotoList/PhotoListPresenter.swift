import Formatting
import Foundation
import Models
import Pictures

/// What the presenter can ask of the list of photos.
@MainActor
protocol PhotoListView: AnyObject {
  func setLoading(_ isLoading: Bool)
  func reloadPhotos()
  /// Does nothing where no cell shows the row.
  func setPicture(_ picture: Picture, inRow row: Int)
  func showAlert(title: String, message: String)
  func showDetail(ofPhotoAtRow row: Int)
}

/// What the presenter can ask of one row.
@MainActor
protocol PhotoCellView: AnyObject {
  func setName(_ name: String)
  func setDetails(_ details: String)
  func setDate(_ date: String)
  func setPicture(_ picture: Picture?)
}

/// Loads, keeps and words the photos, and decides what selecting one does.
@MainActor
final class PhotoListPresenter {
  weak var view: (any PhotoListView)?
  private let photoService: any PhotoService
  private let pictureService: any PictureService
  private var photos: [Photo] = []
  private var pictures: [Photo.ID: Picture] = [:]
  private var loading: Task<Void, Never>?
  /// The tasks that ask for a picture, by the row that shows it.
  private var pictureTasks: [Int: Task<Void, Never>] = [:]

  private static let dateFormatter = DateFormatter.utc("yyyy-MM-dd")

  init(photoService: any PhotoService, pictureService: any PictureService) {
    self.photoService = photoService
    self.pictureService = pictureService
  }

  deinit {
    loading?.cancel()
    for task in pictureTasks.values { task.cancel() }
  }

  var numberOfPhotos: Int { photos.count }

  /// For the assembly, which makes the detail of a photo.
  func photo(atRow row: Int) -> Photo { photos[row] }

  func viewDidLoad() {
    loadPhotos()
  }

  func reloadButtonTapped() {
    loadPhotos()
  }

  func configure(_ cell: any PhotoCellView, forRow row: Int) {
    let photo = photos[row]
    let details = [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
    cell.setName(photo.name.onOneLine)
    cell.setDetails(details.onOneLine)
    cell.setDate(Self.dateFormatter.string(from: photo.createdAt))
    cell.setPicture(pictures[photo.id])
  }

  func rowShown(_ row: Int) {
    let id = photos[row].id
    guard pictures[id] == nil else { return }
    pictureTasks[row]?.cancel()
    pictureTasks[row] = Task { [weak self, pictureService] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await pictureService.fetchPicture(of: id, size: .row)
      guard let picture, !Task.isCancelled else { return }
      self?.pictures[id] = picture
      self?.view?.setPicture(picture, inRow: row)
    }
  }

  func rowGone(_ row: Int) {
    pictureTasks.removeValue(forKey: row)?.cancel()
  }

  func photoSelected(atRow row: Int) {
    if photos[row].isForSale {
      view?.showDetail(ofPhotoAtRow: row)
    } else {
      view?.showAlert(
        title: "Not for sale",
        message: "This item is not for sale"
      )
    }
  }

  private func loadPhotos() {
    view?.setLoading(true)
    loading?.cancel()
    loading = Task { [weak self, photoService] in
      do throws(ServiceError) {
        let photos = try await photoService.fetchPopularPhotos()
        guard !Task.isCancelled else { return }
        self?.loaded(photos)
      } catch {
        guard !Task.isCancelled else { return }
        self?.view?.setLoading(false)
        self?.view?.showAlert(title: "Alert", message: error.message)
      }
    }
  }

  private func loaded(_ photos: [Photo]) {
    view?.setLoading(false)
    for task in pictureTasks.values { task.cancel() }
    pictureTasks = [:]
    pictures = [:]
    self.photos = photos
    view?.reloadPhotos()
  }
}
