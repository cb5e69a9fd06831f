import ConsoleUI
import Layouts
import Models
import Pictures

/// Shows a photo, and loads its large picture.
final class PhotoDetailViewController: ViewController {
  private let layout = PhotoDetailLayout()
  private let photo: Photo
  private let pictureService: any PictureService
  /// The large picture; nil until it has come.
  private var picture: Picture? { didSet { setNeedsUpdateProperties() } }
  private var loading: Task<Void, Never>?

  init(photo: Photo, pictureService: any PictureService) {
    self.photo = photo
    self.pictureService = pictureService
    super.init()
  }

  deinit {
    loading?.cancel()
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.nameLabel.text = photo.name
    layout.urlLabel.text = photo.imageURL ?? "No address"
    loadPicture()
  }

  override func updateProperties() {
    super.updateProperties()
    layout.imageView.image = picture
  }

  private func loadPicture() {
    loading = Task { [weak self, pictureService, id = photo.id] in
      // Where there is no picture, or it fails, the placeholder stays.
      let picture = try? await pictureService.fetchPicture(
        of: id,
        size: .detail
      )
      guard let picture, !Task.isCancelled else { return }
      self?.picture = picture
    }
  }
}
