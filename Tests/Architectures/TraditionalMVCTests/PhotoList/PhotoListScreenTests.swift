import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing
import TraditionalMVC

/// What view and controller add to the model, through the screen.
@MainActor
@Suite(.settled)
struct PhotoListScreenTests {
  private let service = HeldPhotoService()
  private let window: Window
  private let layout: PhotoListLayout

  init() throws {
    let viewController = makePhotoListScreen(
      photoService: service,
      pictureService: HeldPictureService()
    )
    window = Window(showing: viewController)
    let view = viewController.view.subviews.first
    layout = try #require(view as? PhotoListLayout)
  }

  @Test func theTitleIsPopular() {
    let titleLine = window.makeFrame().lines.first
    #expect(titleLine?.contains("Popular") == true)
  }

  @Test func theListIsHiddenWhileItIsLoading() throws {
    #expect(layout.activityIndicator.isAnimating)
    #expect(layout.tableView.isHidden)
    try service.answer(1, with: .success([.earthrise]))
    #expect(!layout.activityIndicator.isAnimating)
    #expect(!layout.tableView.isHidden)
    #expect(layout.tableView.numberOfRows == 1)
  }

  @Test func theReloadButtonLoadsAgain() {
    layout.reloadButton.sendActions()
    #expect(service.asked == [1, 2])
  }

  @Test func whatWasNotLoadedIsAnAlert() throws {
    try service.answer(1, with: .failure(.noNetwork))
    #expect(try window.readAlerts() == [AlertText("Alert", "No Network")])
    layout.reloadButton.sendActions()
    #expect(try window.readAlerts() == [])
  }

  @Test func selectingAPhotoForSaleShowsIt() throws {
    try service.answer(1, with: .success([.earthrise]))
    layout.tableView.selectRow(at: 0)
    let shown = window.topView?.subviews.first
    let detail = try #require(shown as? PhotoDetailLayout)
    #expect(detail.nameLabel.text == "Earthrise")
    #expect(detail.urlLabel.text == "https://example.com/earthrise.jpg")
    #expect(layout.tableView.selectedRow == nil)
  }

  @Test func selectingAPhotoNotForSaleSaysSo() throws {
    try service.answer(1, with: .success([.migrantMother]))
    layout.tableView.selectRow(at: 0)
    #expect(
      try window.readAlerts() == [
        AlertText("Not for sale", "This item is not for sale")
      ]
    )
    #expect(layout.tableView.selectedRow == nil)
  }
}
