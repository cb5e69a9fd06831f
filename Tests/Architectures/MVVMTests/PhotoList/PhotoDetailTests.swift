import Models
import Pictures
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct PhotoDetailTests {
  private let service = HeldPictureService()
  private let request = PictureRequest(Photo.earthrise.id, .detail)
  private let picture = Picture.sample(
    .init(red: 0, green: 0, blue: 255),
    size: .detail
  )

  @Test func theDetailShowsNameAndAddress() {
    let viewModel = PhotoDetailViewModel(photo: .earthrise, service: service)
    #expect(viewModel.name == "Earthrise")
    #expect(viewModel.address == "https://example.com/earthrise.jpg")
  }

  @Test func aPhotoWithoutAnAddressSaysSo() {
    let viewModel = PhotoDetailViewModel(
      photo: .migrantMother,
      service: service
    )
    #expect(viewModel.address == "No address")
  }

  @Test func theLargePictureIsAskedForWhenTheDetailShows() {
    let viewModel = PhotoDetailViewModel(photo: .earthrise, service: service)
    #expect(service.asked == [])
    viewModel.viewDidLoad()
    #expect(service.asked == [request])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    let viewModel = PhotoDetailViewModel(photo: .earthrise, service: service)
    var shown: Picture?
    viewModel.$picture.bind(service) { shown = $1 }
    viewModel.viewDidLoad()
    #expect(shown == nil)
    try service.answer(request, with: .success(picture))
    #expect(shown == picture)
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func thePlaceholderStaysWhereNoPictureComes(
    answer: Result<Picture?, ServiceError>
  ) throws {
    let viewModel = PhotoDetailViewModel(photo: .earthrise, service: service)
    var timesShown = 0
    viewModel.$picture.bind(service) { _, _ in timesShown += 1 }
    viewModel.viewDidLoad()
    try service.answer(request, with: answer)
    #expect(timesShown == 1)
  }

  @Test func theDetailIsReleasedWithItsPicturePending() throws {
    var shown: Picture?
    weak var released: PhotoDetailViewModel?
    do {
      let viewModel = PhotoDetailViewModel(
        photo: .earthrise,
        service: service
      )
      viewModel.$picture.bind(service) { shown = $1 }
      viewModel.viewDidLoad()
      #expect(service.asked == [request])
      released = viewModel
    }
    #expect(released == nil)
    try service.answer(request, with: .success(picture))
    #expect(service.cancelled == [request])
    #expect(shown == nil)
  }
}
