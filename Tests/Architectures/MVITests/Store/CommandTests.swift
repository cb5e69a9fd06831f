import Testing

@testable import MVI

struct CommandTests {
  @Test func aChildsCommandIsOneOfItsParents() {
    let commands: [Command<PhotoDetailEffect, PhotoDetailEvent>] = [
      .run(.fetchPicture(of: 7)), .send(.viewDidLoad),
    ]
    #expect(
      commands.map { $0.map(PhotoListEffect.detail, PhotoListEvent.detail) }
        == [.run(.detail(.fetchPicture(of: 7))), .send(.detail(.viewDidLoad))]
    )
  }
}
