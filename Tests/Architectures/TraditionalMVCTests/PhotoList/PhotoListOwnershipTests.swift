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
      let model = PhotoListModel(service: photos)
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
      let model = PhotoListModel(service: photos)
      let view = PhotoListView(model: model)
      let viewController = HostViewController(hosting: view)
      let window = Window(showing: viewController)
      try photos.answer(1, with: .success([.earthrise]))
      _ = window.makeFrame()
      parts = WeakParts(viewController, view, view.controller, model)
    }
    #expect(parts.held == [])
  }

  // Here a model may outlive its views: it knows them weakly, as dependents.
  @Test func aModelThatLivesOnKeepsNoViewAndNoController() {
    let model = PhotoListModel(service: photos)
    let parts: WeakParts
    do {
      let view = PhotoListView(model: model)
      parts = WeakParts(view, view.controller)
    }
    #expect(parts.held == [])
  }
}
