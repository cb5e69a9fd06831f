import Models
import Pictures
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct PhotoDetailTests {
  private let service = HeldPictureService()
  private let viewModel: PhotoDetailViewModel
  private let shown: Observed<Picture?>
  private let request = PictureRequest(Photo.earthrise.id, .detail)
  private let picture = Picture.sample(
    .init(red: 0, green: 0, blue: 255),
    size: .detail
  )

  init() {
    let viewModel = PhotoDetailViewModel(photo: .earthrise, service: service)
    self.viewModel = viewModel
    shown = Observed { viewModel.picture }
  }

  @Test func theDetailShowsNameAndAddress() {
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
    #expect(service.asked == [])
    viewModel.viewDidLoad()
    #expect(service.asked == [request])
  }

  @Test func aPlaceholderStandsUntilThePictureComes() throws {
    viewModel.viewDidLoad()
    #expect(shown.value == nil)
    try service.answer(request, with: .success(picture))
    #expect(shown.value == picture)
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func thePlaceholderStaysWhereNoPictureComes(
    answer: Result<Picture?, ServiceError>
  ) throws {
    viewModel.viewDidLoad()
    try service.answer(request, with: answer)
    #expect(shown.value == nil)
  }

  @Test func theDetailIsReleasedWithItsPicturePending() throws {
    weak var released: PhotoDetailViewModel?
    do {
      let viewModel = PhotoDetailViewModel(photo: .earthrise, service: service)
      viewModel.viewDidLoad()
      #expect(service.asked == [request])
      released = viewModel
    }
    #expect(released == nil)
    try service.answer(request, with: .success(picture))
    #expect(service.cancelled == [request])
  }
}
