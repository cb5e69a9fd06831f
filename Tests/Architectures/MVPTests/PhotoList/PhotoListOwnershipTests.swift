import Models
import Pictures
import TestSupport
import Testing

@testable import MVP

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let view = PhotoListViewSpy()
    weak var released: PhotoListPresenter?
    do {
      let presenter = PhotoListPresenter(
        photoService: photos,
        pictureService: pictures
      )
      presenter.view = view
      presenter.viewDidLoad()
      #expect(photos.asked == [1])
      released = presenter
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(photos.cancelled == [1])
    #expect(view.isLoading)
    #expect(view.alerts == [])
  }

  @Test func thePhotoListIsReleasedWithPicturesPending() throws {
    weak var released: PhotoListPresenter?
    do {
      let presenter = PhotoListPresenter(
        photoService: photos,
        pictureService: pictures
      )
      presenter.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise, .migrantMother]))
      presenter.rowShown(0)
      presenter.rowShown(1)
      #expect(pictures.asked == [PictureRequest(1), PictureRequest(2)])
      released = presenter
    }
    #expect(released == nil)
    let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))
    try pictures.answer(PictureRequest(1), with: .success(blue))
    try pictures.answer(PictureRequest(2), with: .failure(.noNetwork))
    #expect(pictures.cancelled == [PictureRequest(1), PictureRequest(2)])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: PhotoListPresenter?
    do {
      let presenter = PhotoListPresenter(
        photoService: photos,
        pictureService: pictures
      )
      presenter.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise]))
      released = presenter
    }
    #expect(released == nil)
  }

  // Only MVP and VIPER have a presenter.
  @Test func aPresenterDoesNotKeepItsView() {
    let presenter = PhotoListPresenter(
      photoService: photos,
      pictureService: pictures
    )
    do {
      let view = PhotoListViewSpy()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }

  // Only in MVP does a presenter fill cells.
  @Test func aPresenterDoesNotKeepItsCells() throws {
    let presenter = PhotoListPresenter(
      photoService: photos,
      pictureService: pictures
    )
    presenter.viewDidLoad()
    try photos.answer(1, with: .success([.earthrise]))
    weak var released: PhotoCellSpy?
    do {
      let cell = PhotoCellSpy()
      presenter.configure(cell, forRow: 0)
      presenter.rowShown(0)
      #expect(pictures.asked == [PictureRequest(1)])
      released = cell
    }
    #expect(released == nil)
  }
}
