import Models
import Pictures
import TestSupport
import Testing

@testable import VIPER

/// Presenter and interactor of the detail together, between service and view.
@MainActor
@Suite(.settled)
struct PhotoDetailTests {
  private let service = HeldPictureService()
  private let view = PhotoDetailViewSpy()
  private let request = PictureRequest(Photo.earthrise.id, .detail)
  private let picture: Picture

  init() throws {
    let blue = Picture.Color(red: 0, green: 0, blue: 255)
    picture = try #require(.sample(blue, size: .detail))
  }

  @Test func theDetailShowsNameAndAddress() {
    let (presenter, _) = makeDetail(
      imageURL: "https://example.com/earthrise.jpg"
    )
    presenter.updateView()
    #expect(view.name == "Earthrise")
    #expect(view.address == "https://example.com/earthrise.jpg")
  }

  @Test func aPhotoWithoutAnAddressSaysSo() {
    let (presenter, _) = makeDetail(imageURL: nil)
    presenter.updateView()
    #expect(view.address == "No address")
  }

  @Test func theLargePictureIsAskedForWhenTheDetailShows() {
    let (presenter, _) = makeDetail()
    #expect(service.asked == [])
    presenter.updateView()
    #expect(service.asked == [request])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    let (presenter, _) = makeDetail()
    presenter.updateView()
    #expect(view.picture == nil)
    try service.answer(request, with: .success(picture))
    #expect(view.picture == picture)
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func thePlaceholderStaysWhereNoPictureComes(
    answer: Result<Picture?, ServiceError>
  ) throws {
    let (presenter, _) = makeDetail()
    presenter.updateView()
    try service.answer(request, with: answer)
    #expect(view.picture == nil)
  }

  @Test func theDetailIsReleasedWithItsPicturePending() throws {
    weak var releasedPresenter: PhotoDetailPresenter?
    weak var releasedInteractor: PhotoDetailInteractor?
    do {
      let (presenter, interactor) = makeDetail()
      presenter.updateView()
      #expect(service.asked == [request])
      releasedPresenter = presenter
      releasedInteractor = interactor
    }
    #expect(releasedPresenter == nil)
    #expect(releasedInteractor == nil)
    try service.answer(request, with: .success(picture))
    #expect(service.cancelled == [request])
    #expect(view.picture == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let (presenter, _) = makeDetail()
    do {
      let view = PhotoDetailViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  private func makeDetail(
    imageURL: String? = nil
  ) -> (PhotoDetailPresenter, PhotoDetailInteractor) {
    var photo = Photo.earthrise
    photo.imageURL = imageURL
    let dataManager = PhotoDataManager(service: HeldPhotoService())
    dataManager.put([.migrantMother, photo])
    let interactor = PhotoDetailInteractor(
      id: photo.id,
      dataManager: dataManager,
      service: service
    )
    let presenter = PhotoDetailPresenter(interactor: interactor)
    interactor.output = presenter
    presenter.view = view
    return (presenter, interactor)
  }
}

/// Keeps what the presenter asks of the detail.
private final class PhotoDetailViewSpy: PhotoDetailView {
  private(set) var name = ""
  private(set) var address = ""
  private(set) var picture: Picture?

  func setName(_ name: String) {
    self.name = name
  }

  func setAddress(_ address: String) {
    self.address = address
  }

  func showPicture(_ picture: Picture) {
    self.picture = picture
  }
}
