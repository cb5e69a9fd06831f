import Models
import TestSupport
import Testing

@testable import MVI

/// The list is reloaded while its first answer is still on its way.
struct PhotoListOrderTests {
  private var state = PhotoListState()
  private var effects: [PhotoListEffect] = []

  init() {
    send(.viewDidLoad)
    send(.reloadButtonTapped)
  }

  @Test(arguments: answers)
  mutating func anOverruledAnswerThatComesFirstIsDropped(
    answer: Result<[Photo], ServiceError>
  ) {
    let before = state
    send(.photosResponse(answer, load: 1))
    #expect(state == before)
    #expect(effects == [])
    send(.photosResponse(.success([.earthrise]), load: 2))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Earthrise"])
  }

  @Test(arguments: answers)
  mutating func anOverruledAnswerThatComesLastIsDropped(
    answer: Result<[Photo], ServiceError>
  ) {
    send(.photosResponse(.success([.earthrise]), load: 2))
    let before = state
    send(.photosResponse(answer, load: 1))
    #expect(state == before)
    #expect(effects == [])
  }

  private mutating func send(_ event: PhotoListEvent) {
    effects = PhotoListReducer().reduce(into: &state, event: event)
  }
}

private let answers: [Result<[Photo], ServiceError>] = [
  .success([.migrantMother]), .failure(.noNetwork),
]
