import Foundation
import Testing

@testable import VIPER

/// The presenter alone words the rows, so no interactor is needed.
@MainActor
struct PhotoRowTests {
  private let view = PhotoListViewSpy()
  private let presenter: PhotoListPresenter

  init() {
    presenter = PhotoListPresenter(
      interactor: PhotoListInteractorSpy(),
      router: PhotoListRouterSpy()
    )
    presenter.view = view
  }

  @Test func aRowShowsNameDetailsAndDate() {
    show(.earthrise)
    #expect(
      view.rows == [
        PhotoDisplayData(
          name: "Earthrise",
          details: "Hasselblad 500 EL - The Earth above the Moon",
          date: "1968-12-24"
        )
      ]
    )
  }

  @Test(arguments: [
    ("Leica", "A view", "Leica - A view"),
    ("Leica", nil, "Leica"),
    ("Leica", " ", "Leica"),
    (nil, "A view", "A view"),
    ("\t", "A view", "A view"),
    (nil, nil, ""),
    ("", "", ""),
  ])
  func whatIsMissingOrBlankIsLeftOutOfTheDetails(
    camera: String?,
    description: String?,
    details: String
  ) {
    show(.sample(camera: camera, description: description))
    #expect(view.rows.map(\.details) == [details])
  }

  @Test func lineBreaksAreShownAsSpaces() {
    show(
      .sample(
        name: "Moon\nand\r\nEarth",
        camera: "Box\ncamera",
        description: "Seen\u{2028}twice"
      )
    )
    #expect(view.rows.map(\.name) == ["Moon and Earth"])
    #expect(view.rows.map(\.details) == ["Box camera - Seen twice"])
  }

  @Test(arguments: [
    ("2017-10-01T00:00:00Z", "2017-10-01"),
    ("2017-10-01T23:59:59Z", "2017-10-01"),
    ("2018-12-31T12:00:00Z", "2018-12-31"),
    ("1936-03-06T12:00:00Z", "1936-03-06"),
  ])
  func theDateIsTheOneInUTC(time: String, date: String) throws {
    show(.sample(createdAt: try Date(time, strategy: .iso8601)))
    #expect(view.rows.map(\.date) == [date])
  }

  private func show(_ photo: PhotoOutputData) {
    presenter.photosLoaded([photo])
  }
}
