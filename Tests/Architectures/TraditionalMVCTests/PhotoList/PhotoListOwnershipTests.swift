import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let layout: PhotoListLayout
    let parts: WeakParts
    do {
      let model = PhotoListModel(
        photoService: photos,
        pictureService: HeldPictureService()
      )
      let view = PhotoListView(model: model)
      let viewController = HostViewController(hosting: view)
      _ = Window(showing: viewController)
      #expect(photos.asked == [1])
      layout = try #require(view.subviews.first as? PhotoListLayout)
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(layout.activityIndicator.isAnimating)
    #expect(photos.cancelled == [1])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    let parts: WeakParts
    do {
      let model = PhotoListModel(
        photoService: photos,
        pictureService: HeldPictureService()
      )
      let view = PhotoListView(model: model)
      let viewController = HostViewController(hosting: view)
      let window = Window(showing: viewController)
      try photos.answer(1, with: .success([.earthrise]))
      _ = window.makeFrame()
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  @Test func thePhotoListIsReleasedWithPicturesPending() throws {
    let pictures = HeldPictureService()
    let parts: WeakParts
    do {
      let model = PhotoListModel(
        photoService: photos,
        pictureService: pictures
      )
      let view = PhotoListView(model: model)
      let viewController = HostViewController(hosting: view)
      let window = Window(showing: viewController)
      try photos.answer(1, with: .success([.earthrise, .migrantMother]))
      _ = window.makeFrame()
      #expect(pictures.asked == [PictureRequest(1), PictureRequest(2)])
      parts = WeakParts(
        viewController,
        view,
        view.controller,
        model,
        model.photoModels[0]
      )
    }
    #expect(parts.held == [])
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    try pictures.answer(PictureRequest(2), with: .failure(.noNetwork))
    #expect(pictures.cancelled == [PictureRequest(1), PictureRequest(2)])
  }

  // Here a model may outlive its views: it knows them weakly, as dependents.
  @Test func aModelThatLivesOnKeepsNoViewAndNoController() {
    let model = PhotoListModel(
      photoService: photos,
      pictureService: HeldPictureService()
    )
    let parts: WeakParts
    do {
      let view = PhotoListView(model: model)
      parts = WeakParts(view, view.controller)
    }
    #expect(parts.held == [])
  }
}
