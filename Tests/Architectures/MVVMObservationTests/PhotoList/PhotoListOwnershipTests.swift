import ConsoleUI
import Models
import TestSupport
import Testing

@testable import MVVMObservation

/// Nothing tells of a change any more, once the view model is released.
@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let isLoading: Observed<Bool?>
    weak var released: PhotoListViewModel?
    do {
      let viewModel = makeViewModel()
      viewModel.viewDidLoad()
      #expect(photos.asked == [1])
      isLoading = Observed { [weak viewModel] in viewModel?.isLoading }
      released = viewModel
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    // Nothing told of a change, so it is still what was read before.
    #expect(isLoading.value == true)
    #expect(photos.cancelled == [1])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: PhotoListViewModel?
    do {
      let viewModel = makeViewModel()
      viewModel.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise]))
      released = viewModel
    }
    #expect(released == nil)
  }

  @Test func aCellKeepsItsRowUntilItShowsAnother() throws {
    let cell = PhotoTableViewCell()
    weak var shown: PhotoCellViewModel?
    do {
      let viewModel = makeViewModel()
      viewModel.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise]))
      cell.show(viewModel.rows[0])
      shown = viewModel.rows[0]
      viewModel.reloadButtonTapped()
      try photos.answer(2, with: .success([.earthrise]))
      cell.didEndDisplaying()
      #expect(shown != nil)
      cell.show(viewModel.rows[0])
    }
    #expect(shown == nil)
  }

  @Test func theScreenReleasesTheRowsThatItsSpareCellsHaveShown() throws {
    weak var shown: PhotoCellViewModel?
    do {
      let viewModel = makeViewModel()
      let window = Window(
        size: CellSize(width: 40, height: 20),
        rootViewController: PhotoListViewController(viewModel: viewModel)
      )
      window.makeVisible()
      try photos.answer(1, with: .success([.earthrise]))
      _ = window.makeFrame()
      shown = viewModel.rows.first
      viewModel.reloadButtonTapped()
      try photos.answer(2, with: .success([]))
      _ = window.makeFrame()
      #expect(shown != nil)
    }
    #expect(shown == nil)
  }

  @Test func thePhotoListIsReleasedWithPicturesPending() throws {
    let requests = [Photo.earthrise, .migrantMother].map {
      PictureRequest($0.id)
    }
    weak var released: PhotoListViewModel?
    weak var releasedRow: PhotoCellViewModel?
    do {
      let viewModel = makeViewModel()
      viewModel.viewDidLoad()
      try photos.answer(1, with: .success([.earthrise, .migrantMother]))
      for row in viewModel.rows { row.willDisplay() }
      #expect(pictures.asked == requests)
      released = viewModel
      releasedRow = viewModel.rows.first
    }
    #expect(released == nil)
    #expect(releasedRow == nil)
    for request in requests {
      try pictures.answer(request, with: .failure(.noNetwork))
    }
    #expect(pictures.cancelled == requests)
  }

  private func makeViewModel() -> PhotoListViewModel {
    PhotoListViewModel(photoService: photos, pictureService: pictures)
  }
}
