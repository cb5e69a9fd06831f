import Testing

@testable import MVI

struct CommandTests {
  @Test func aChildsCommandIsOneOfItsParents() {
    let commands: [Command<PhotoDetailEffect, PhotoDetailEvent>] = [
      .run(.fetchPicture(of: 7)), .cancel(id: .picture), .send(.viewDidLoad),
    ]
    let parents: [Command<PhotoListEffect, PhotoListEvent>] = commands.map {
      $0.map(
        effect: PhotoListEffect.detail,
        identity: PhotoListEffect.Identity.detail,
        event: PhotoListEvent.detail
      )
    }
    #expect(
      parents == [
        .run(.detail(.fetchPicture(of: 7))), .cancel(id: .detail(.picture)),
        .send(.detail(.viewDidLoad)),
      ]
    )
  }

  @Test func aChildWithoutEffectsSendsItsEventsOnly() {
    let command = Command<Never, TodoEditorEvent>.send(.saveButtonTapped)
    let parents: Command<TodoEffect, TodoEvent> = command.map(
      event: TodoEvent.editor
    )
    #expect(parents == .send(.editor(.saveButtonTapped)))
  }
}
