import ConsoleUI
import Layouts
import Models
import Pictures
import TestSupport
import Testing

@testable import MVVM

/// A cell that UIKit shows again without asking for it again, or has show
/// another row while it is on the screen.
///
/// The table of the console does neither, so no scenario sees this.
@MainActor
@Suite(.settled)
struct CellBindingTests {
  private let pictures = HeldPictureService()
  private let cell = PhotoTableViewCell()
  private let request = PictureRequest(Photo.earthrise.id)
  private let blue = Picture.sample(.init(red: 0, green: 0, blue: 255))

  init() {
    cell.show(makeRow(of: .earthrise))
  }

  @Test func aCellThatShowsAgainAsksAgainForThePictureOfItsRow() throws {
    cell.willDisplay()
    cell.didEndDisplaying()
    cell.willDisplay()
    #expect(pictures.asked == [request, request])
    // The first request was cancelled.
    try pictures.answer(request, with: .failure(.noNetwork))
    #expect(cell.imageView.image == nil)
    try pictures.answer(request, with: .success(blue))
    #expect(cell.imageView.image == blue)
  }

  @Test func aCellThatShowsAnotherRowShowsTheFormersPictureNoMore() throws {
    cell.willDisplay()
    try pictures.answer(request, with: .success(blue))
    #expect(cell.imageView.image == blue)
    cell.show(makeRow(of: .migrantMother))
    #expect(cell.imageView.image == nil)
  }

  @Test func aCellThatShowsAnotherRowHearsOfTheFormerNoMore() throws {
    let former = makeRow(of: .earthrise)
    cell.show(former)
    former.willDisplay()
    cell.show(makeRow(of: .migrantMother))
    try pictures.answer(request, with: .success(blue))
    #expect(former.picture == blue)
    #expect(cell.imageView.image == nil)
  }

  private func makeRow(of photo: Photo) -> PhotoCellViewModel {
    PhotoCellViewModel(photo: photo, service: pictures)
  }
}
