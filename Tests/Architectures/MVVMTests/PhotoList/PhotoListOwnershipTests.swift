import Models
import Pictures
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let listener = PhotoListListener()
    weak var released: PhotoListViewModel?
    do {
      let viewModel = listener.makeViewModel(
        photoService: photos,
        pictureService: pictures
      )
      viewModel.viewDidLoad()
      #expect(photos.asked == [1])
      released = viewModel
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(listener.isLoading)
    #expect(listener.alerts == [])
    #expect(photos.cancelled == [1])
  }

  @Test func thePhotoListIsReleasedWithPicturesPending() throws {
    weak var released: PhotoListViewModel?
    weak var releasedRow: PhotoCellViewModel?
    do {
      let viewModel = PhotoListViewModel(
        photoService: photos,
        pictureService: pictures,
        openDetail: { _ in }
      )
      viewModel.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise, .migrantMother]))
      viewModel.cellViewModel(atRow: 0).willDisplay()
      viewModel.cellViewModel(atRow: 1).willDisplay()
      #expect(pictures.asked == [PictureRequest(1), PictureRequest(2)])
      released = viewModel
      releasedRow = viewModel.cellViewModel(atRow: 0)
    }
    #expect(released == nil)
    #expect(releasedRow == nil)
    let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
    try pictures.answer(PictureRequest(1), with: .success(blue))
    try pictures.answer(PictureRequest(2), with: .failure(.noNetwork))
    #expect(pictures.cancelled == [PictureRequest(1), PictureRequest(2)])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: PhotoListViewModel?
    do {
      let viewModel = PhotoListViewModel(
        photoService: photos,
        pictureService: pictures,
        openDetail: { _ in }
      )
      viewModel.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise]))
      released = viewModel
    }
    #expect(released == nil)
  }
}
