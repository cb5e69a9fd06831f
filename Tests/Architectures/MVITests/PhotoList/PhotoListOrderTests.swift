import Models
import TestSupport
import Testing

@testable import MVI

/// The list is reloaded while its first answer is still on its way.
@MainActor
@Suite(.settled)
struct PhotoListOrderTests {
  private let service = HeldPhotoService()
  private let store: Store<PhotoListReducer>

  init() {
    store = Store(
      initialState: PhotoListState(),
      reducer: PhotoListReducer(),
      effectHandler: PhotoListEffectHandler(
        photoService: service,
        pictureService: HeldPictureService()
      )
    )
    store.send(.viewDidLoad)
    store.send(.reloadButtonTapped)
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    let before = store.state
    try service.answer(1, with: answer)
    #expect(store.state == before)
    try service.answer(2, with: .success([.earthrise]))
    #expect(!store.state.isLoading)
    #expect(store.state.rows.map(\.name) == ["Earthrise"])
  }

  @Test(arguments: answers)
  func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Photo], ServiceError>
  ) throws {
    try service.answer(2, with: .success([.earthrise]))
    let before = store.state
    try service.answer(1, with: answer)
    #expect(store.state == before)
  }
}

private let answers: [Result<[Photo], ServiceError>] = [
  .success([.migrantMother]), .failure(.noNetwork),
]
