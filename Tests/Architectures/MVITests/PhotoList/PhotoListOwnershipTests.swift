import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()
  private let pictures = HeldPictureService()

  @Test func thePhotoListIsReleasedWithAnAnswerPending() throws {
    let spy = StateSpy<PhotoListState>()
    weak var released: Store<PhotoListReducer>?
    do {
      let store = makePhotoListStore()
      store.addObserver(spy)
      store.send(.viewDidLoad)
      #expect(photos.asked == [1])
      released = store
    }
    #expect(released == nil)
    try photos.answer(1, with: .failure(.noNetwork))
    #expect(photos.cancelled == [1])
    #expect(spy.states.map(\.isLoading) == [false, true])
  }

  @Test func thePhotoListIsReleasedAfterItsAnswer() throws {
    weak var released: Store<PhotoListReducer>?
    do {
      let store = makePhotoListStore()
      store.send(.viewDidLoad)
      try photos.answer(1, with: .success([.earthrise]))
      store.send(.photoSelected(id: Photo.earthrise.id))
      released = store
    }
    #expect(released == nil)
  }

  @Test func thePhotoListIsReleasedWithPicturesPending() throws {
    let requests = [
      PictureRequest(Photo.earthrise.id),
      PictureRequest(Photo.earthrise.id, .detail),
    ]
    weak var released: Store<PhotoListReducer>?
    do {
      let store = makePhotoListStore()
      store.send(.viewDidLoad)
      try photos.answer(1, with: .success([.earthrise]))
      store.send(.rowShown(0))
      store.send(.photoSelected(id: Photo.earthrise.id))
      store.send(.detail(.viewDidLoad))
      #expect(pictures.asked == requests)
      released = store
    }
    #expect(released == nil)
    for request in requests {
      try pictures.answer(request, with: .failure(.noNetwork))
    }
    #expect(pictures.cancelled == requests)
  }

  private func makePhotoListStore() -> Store<PhotoListReducer> {
    Store(
      initialState: PhotoListState(),
      reducer: PhotoListReducer(),
      effectHandler: PhotoListEffectHandler(
        photoService: photos,
        pictureService: pictures
      )
    )
  }
}
