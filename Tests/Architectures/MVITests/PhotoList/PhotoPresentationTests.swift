import Models
import TestSupport
import Testing

@testable import MVI

/// What is presented is state here, so it is also taken back.
struct PhotoPresentationTests {
  private var state = PhotoListState()
  private var commands: [Command<PhotoListEffect, PhotoListEvent>] = []

  init() {
    send(.viewDidLoad)
    send(.photosResponse(.success([.earthrise, .migrantMother])))
  }

  @Test mutating func aDetailIsTakenBackWhenTheListIsSeenAgain() {
    let before = state
    send(.photoSelected(id: Photo.earthrise.id))
    #expect(state.detail != nil)
    send(.detailClosed)
    #expect(state == before)
    #expect(commands == [.cancel(id: .detail)])
  }

  @Test mutating func anAlertIsTakenBackWhenItIsClosed() throws {
    send(.photoSelected(id: Photo.migrantMother.id))
    let alert = try #require(state.alerts.due.first)
    send(.alertClosed(number: alert.number))
    #expect(state.alerts.due == [])
    #expect(commands == [])
  }

  @Test mutating func equalAlertsAreTwo() throws {
    send(.photoSelected(id: Photo.migrantMother.id))
    send(.photoSelected(id: Photo.migrantMother.id))
    #expect(state.alerts.due.count == 2)
    let first = try #require(state.alerts.due.first)
    let second = try #require(state.alerts.due.last)
    send(.alertClosed(number: first.number))
    #expect(state.alerts.due == [second])
  }

  @Test mutating func selectingAPhotoThatIsNotThereChangesNothing() {
    let before = state
    send(.photoSelected(id: 3))
    #expect(state == before)
    #expect(commands == [])
  }

  private mutating func send(_ event: PhotoListEvent) {
    commands = PhotoListReducer().reduce(into: &state, event: event)
  }
}
