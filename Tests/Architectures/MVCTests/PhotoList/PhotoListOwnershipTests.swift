import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let layout: PhotoListLayout
    weak var released: ViewController?
    do {
      let viewController = makePhotoListScreen(
        photoService: photos,
        pictureService: pictures
      )
      let window = Window(showing: viewController)
      #expect(photos.asked == [1])
      window.layoutIfNeeded()
      layout = try #require(viewController.view as? PhotoListLayout)
      released = viewController
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(layout.activityIndicator.isAnimating)
    #expect(photos.cancelled == [1])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: ViewController?
    do {
      let viewController = makePhotoListScreen(
        photoService: photos,
        pictureService: pictures
      )
      let window = Window(showing: viewController)
      try photos.answer(1, with: .success([.earthrise]))
      _ = window.makeFrame()
      released = viewController
    }
    #expect(released == nil)
  }

  @Test func thePhotoListIsReleasedWithPicturesPending() throws {
    weak var released: ViewController?
    do {
      let viewController = makePhotoListScreen(
        photoService: photos,
        pictureService: pictures
      )
      let window = Window(showing: viewController)
      try photos.answer(1, with: .success([.earthrise, .migrantMother]))
      _ = window.makeFrame()
      #expect(pictures.asked == [PictureRequest(1), PictureRequest(2)])
      released = viewController
    }
    #expect(released == nil)
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    try pictures.answer(PictureRequest(2), with: .failure(.noNetwork))
    #expect(pictures.cancelled == [PictureRequest(1), PictureRequest(2)])
  }
}
