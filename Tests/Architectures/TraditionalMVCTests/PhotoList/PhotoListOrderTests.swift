import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// The list is loaded again while the first load is still on its way.
@MainActor
@Suite(.settled)
struct PhotoListOrderTests {
  private let service = HeldPhotoService()
  private let model: PhotoListModel
  private let dependent: PhotoListDependentSpy

  init() {
    model = PhotoListModel(
      photoService: service,
      pictureService: HeldPictureService()
    )
    dependent = PhotoListDependentSpy(model: model)
    model.loadPhotos()
    model.reloadPhotos()
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    try service.answer(1, with: answer)
    #expect(dependent.isLoading)
    #expect(dependent.failures == [])
    try service.answer(2, with: .success([.earthrise]))
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Earthrise"])
  }

  @Test(arguments: [
    Result<[Photo], ServiceError>.success([.migrantMother]),
    .failure(.noNetwork),
  ])
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    try service.answer(2, with: .success([.earthrise]))
    try service.answer(1, with: answer)
    #expect(!dependent.isLoading)
    #expect(dependent.names == ["Earthrise"])
    #expect(dependent.failures == [])
  }
}
