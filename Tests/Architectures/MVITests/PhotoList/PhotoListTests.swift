import Models
import TestSupport
import Testing

@testable import MVI

struct PhotoListTests {
  private var state = PhotoListState()
  private var commands: [Command<PhotoListEffect, PhotoListEvent>] = []

  init() {
    send(.viewDidLoad)
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let state = PhotoListState()
    #expect(!state.isLoading)
    #expect(state.rows == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(state.isLoading)
    #expect(
      commands == [
        .cancellable(.run(.fetchPopularPhotos), id: .load, cancelInFlight: true)
      ]
    )
  }

  @Test mutating func anAnswerEndsTheLoadingAndFillsTheList() {
    send(.photosResponse(.success([.earthrise, .migrantMother])))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Earthrise", "Migrant Mother"])
    #expect(state.alerts.due == [])
  }

  @Test mutating func anAnswerWithoutPhotosLeavesTheListEmpty() {
    send(.photosResponse(.success([])))
    #expect(!state.isLoading)
    #expect(state.rows.isEmpty)
    #expect(state.alerts.due == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  mutating func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    message: String
  ) {
    send(.photosResponse(.failure(error)))
    #expect(!state.isLoading)
    #expect(state.rows.isEmpty)
    #expect(state.alerts.due.map(\.title) == ["Alert"])
    #expect(state.alerts.due.map(\.message) == [message])
  }

  @Test mutating func aReloadIsLoadingAgain() {
    send(.photosResponse(.success([.earthrise])))
    send(.reloadButtonTapped)
    #expect(state.isLoading)
    #expect(
      commands == [
        .cancellable(.run(.fetchPopularPhotos), id: .load, cancelInFlight: true)
      ]
    )
  }

  @Test mutating func aReloadAfterASuccessReplacesTheRows() {
    send(.photosResponse(.success([.earthrise])))
    send(.reloadButtonTapped)
    send(.photosResponse(.success([.migrantMother])))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Migrant Mother"])
  }

  @Test mutating func aReloadAfterAFailureFillsTheList() {
    send(.photosResponse(.failure(.noNetwork)))
    send(.reloadButtonTapped)
    send(.photosResponse(.success([.earthrise])))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Earthrise"])
  }

  @Test mutating func aFailedReloadKeepsTheRows() {
    send(.photosResponse(.success([.earthrise])))
    send(.reloadButtonTapped)
    send(.photosResponse(.failure(.overloaded)))
    #expect(!state.isLoading)
    #expect(state.rows.map(\.name) == ["Earthrise"])
    #expect(state.alerts.due.map(\.message) == ["Server is overloaded"])
  }

  private mutating func send(_ event: PhotoListEvent) {
    commands = PhotoListReducer().reduce(into: &state, event: event)
  }
}
