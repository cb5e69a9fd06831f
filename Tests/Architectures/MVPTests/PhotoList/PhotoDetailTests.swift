import Models
import Pictures
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct PhotoDetailTests {
  private let service = HeldPictureService()
  private let view = PhotoDetailViewSpy()
  private let request = PictureRequest(Photo.earthrise.id, .detail)
  private let picture = Picture.sample(
    .init(red: 0, green: 0, blue: 255),
    size: .detail
  )

  @Test func theDetailShowsNameAndAddress() {
    let presenter = makeDetail()
    presenter.viewDidLoad()
    #expect(view.name == "Earthrise")
    #expect(view.address == "https://example.com/earthrise.jpg")
  }

  @Test func aPhotoWithoutAnAddressSaysSo() {
    let presenter = makeDetail(of: .sample())
    presenter.viewDidLoad()
    #expect(view.address == "No address")
  }

  @Test func theLargePictureIsAskedForWhenTheDetailShows() {
    let presenter = makeDetail()
    #expect(service.asked == [])
    presenter.viewDidLoad()
    #expect(service.asked == [request])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    let presenter = makeDetail()
    presenter.viewDidLoad()
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
    let presenter = makeDetail()
    presenter.viewDidLoad()
    try service.answer(request, with: answer)
    #expect(view.timesPictureWasSet == 0)
  }

  @Test func theDetailIsReleasedWithItsPicturePending() throws {
    weak var released: PhotoDetailPresenter?
    do {
      let presenter = makeDetail()
      presenter.viewDidLoad()
      #expect(service.asked == [request])
      released = presenter
    }
    #expect(released == nil)
    try service.answer(request, with: .success(picture))
    #expect(service.cancelled == [request])
    #expect(view.picture == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = makeDetail()
    do {
      let view = PhotoDetailViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  private func makeDetail(
    of photo: Photo = .earthrise
  ) -> PhotoDetailPresenter {
    let presenter = PhotoDetailPresenter(photo: photo, service: service)
    presenter.view = view
    return presenter
  }
}

/// Keeps what the presenter asks of the detail.
private final class PhotoDetailViewSpy: PhotoDetailView {
  private(set) var name = ""
  private(set) var address = ""
  private(set) var picture: Picture?
  private(set) var timesPictureWasSet = 0

  func setName(_ name: String) {
    self.name = name
  }

  func setAddress(_ address: String) {
    self.address = address
  }

  func setPicture(_ picture: Picture) {
    self.picture = picture
    timesPictureWasSet += 1
  }
}
