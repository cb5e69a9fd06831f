import ConsoleUI
import Layouts
import Models
import Pictures
import TestSupport
import Testing

@testable import TraditionalMVC

/// What the view adds to the model, through the screen.
@MainActor
@Suite(.settled)
struct PhotoDetailScreenTests {
  private let pictures = HeldPictureService()

  @Test func aPlaceholderStandsUntilTheLargePictureComes() throws {
    let model = makeModel()
    model.loadPicture()
    let view = PhotoDetailView(model: model)
    let window = Window(showing: HostViewController(hosting: view))
    let layout = try #require(view.subviews.first as? PhotoDetailLayout)
    #expect(layout.nameLabel.text == "Earthrise")
    #expect(layout.imageView.image == nil)
    let large = Picture.numbered(1, size: .detail)
    try pictures.answer(PictureRequest(1, .detail), with: .success(large))
    #expect(layout.imageView.image == large)
    _ = window
  }

  @Test func aViewThatJoinsLateShowsThePicture() throws {
    let model = makeModel()
    let early = PhotoDetailView(model: model)
    model.loadPicture()
    let large = Picture.numbered(1, size: .detail)
    try pictures.answer(PictureRequest(1, .detail), with: .success(large))
    let late = PhotoDetailView(model: model)
    let layout = try #require(late.subviews.first as? PhotoDetailLayout)
    #expect(layout.imageView.image == large)
    #expect(pictures.asked == [PictureRequest(1, .detail)])
    _ = early
  }

  @Test func aDetailThatIsLeftIsReleasedAndCancelsItsRequest() throws {
    let parts: WeakParts
    do {
      let model = makeModel()
      model.loadPicture()
      let view = PhotoDetailView(model: model)
      let viewController = HostViewController(hosting: view)
      _ = Window(showing: viewController)
      #expect(pictures.asked == [PictureRequest(1, .detail)])
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try pictures.answer(PictureRequest(1, .detail), with: .success(nil))
    #expect(pictures.cancelled == [PictureRequest(1, .detail)])
  }

  private func makeModel() -> PhotoModel {
    PhotoModel(photo: .earthrise, size: .detail, service: pictures)
  }
}
