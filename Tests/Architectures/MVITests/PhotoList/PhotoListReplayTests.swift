import Models
import Pictures
import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct PhotoListReplayTests {
  private let service = HeldPhotoService()
  private let pictures = HeldPictureService()

  @Test func aRecordedRunMakesTheSameStatesAgain() throws {
    var steps: [RecordingReducer<PhotoListReducer>.Step] = []
    let store = Store(
      initialState: PhotoListState(),
      reducer: RecordingReducer(base: PhotoListReducer()) { steps.append($0) },
      effectHandler: PhotoListEffectHandler(
        photoService: service,
        pictureService: pictures
      )
    )
    store.send(.viewDidLoad)
    store.send(.reloadButtonTapped)
    try service.answer(2, with: .success([.earthrise, .migrantMother]))
    try service.answer(1, with: .failure(.noNetwork))
    store.send(.rowShown(0))
    try pictures.answer(
      PictureRequest(Photo.earthrise.id),
      with: .success(.sample(.init(red: 0, green: 0, blue: 255)))
    )
    store.send(.rowGone(0))
    store.send(.photoSelected(id: Photo.migrantMother.id))
    store.send(.alertClosed(number: 1))
    store.send(.photoSelected(id: Photo.earthrise.id))
    store.send(.detail(.viewDidLoad))
    store.send(.detailClosed)
    store.send(.reloadButtonTapped)
    try service.answer(3, with: .failure(.overloaded))
    #expect(steps.count == 13)
    #expect(steps.last?.state == store.state)

    var state = PhotoListState()
    for step in steps {
      let commands = PhotoListReducer().reduce(into: &state, event: step.event)
      #expect(state == step.state)
      #expect(commands == step.commands)
    }
  }
}
