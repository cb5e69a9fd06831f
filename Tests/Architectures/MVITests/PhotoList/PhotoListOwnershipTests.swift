import Models
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct PhotoListOwnershipTests {
  private let photos = HeldPhotoService()

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
      store.send(.photoSelected(id: 0))
      released = store
    }
    #expect(released == nil)
  }

  private func makePhotoListStore() -> Store<PhotoListReducer> {
    Store(
      initialState: PhotoListState(),
      reducer: PhotoListReducer(),
      effectHandler: PhotoListEffectHandler(service: photos)
    )
  }
}
