import ConsoleUI
import Layouts
import Models
import Pictures
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct PhotoDetailTests {
  private let pictures = HeldPictureService()
  private let screen: PhotoListDriver

  init() throws {
    let photos = HeldPhotoService()
    screen = try PhotoListDriver(service: photos, pictures: pictures)
    try photos.answer(1, with: .success([.earthrise]))
    _ = screen.window.makeFrame()
    screen.layout.tableView.selectRow(at: 0)
  }

  @Test func theDetailAsksForItsLargePictureByIdentity() {
    #expect(
      pictures.asked == [
        PictureRequest(Photo.earthrise.id),
        PictureRequest(Photo.earthrise.id, .detail),
      ]
    )
  }

  @Test func aPlaceholderStandsUntilTheLargePictureComes() throws {
    #expect(try picture == nil)
    try pictures.answer(PictureRequest(1), with: .success(.numbered(1)))
    #expect(try picture == nil)
    let large = Picture.numbered(1, size: .detail)
    try pictures.answer(PictureRequest(1, .detail), with: .success(large))
    #expect(try picture == large)
  }

  @Test(arguments: [
    Result<Picture?, ServiceError>.success(nil), .failure(.noNetwork),
  ])
  func aPlaceholderStaysWhereNoLargePictureComes(
    answer: Result<Picture?, ServiceError>
  ) throws {
    try pictures.answer(PictureRequest(1, .detail), with: answer)
    #expect(try picture == nil)
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func aDetailThatIsLeftIsReleasedAndCancelsItsRequest() throws {
    let navigationController =
      screen.window.rootViewController as? NavigationController
    weak var released: ViewController?
    released = navigationController?.topViewController
    #expect(released != nil)
    navigationController?.popViewController()
    #expect(released == nil)
    try pictures.answer(PictureRequest(1, .detail), with: .success(nil))
    #expect(pictures.cancelled == [PictureRequest(1, .detail)])
  }

  /// What the next frame will show; nil where a placeholder stands.
  private var picture: Picture? {
    get throws {
      try #require(screen.detail).imageView.image
    }
  }
}
